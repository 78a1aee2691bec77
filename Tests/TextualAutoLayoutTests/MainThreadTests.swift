//  The thread guard: it stops the process on other threads, and passes on the main thread.

import Foundation
import Testing
import TestSupport

/// The guard asks for the thread, not for the queue. So it passes in each context of the main thread.
@Suite @MainActor struct MainThreadContextTests {
  @Test func guardPassesInOtherQueues() {
    let (serial, concurrent) = (DispatchQueue(label: "serial"), DispatchQueue(label: "other", attributes: .concurrent))
    let call = { _ = [NSLayoutConstraint].inactive {} }
    serial.sync(execute: call)
    concurrent.sync(flags: .barrier, execute: call)
    serial.sync { concurrent.sync(execute: call) }
    DispatchQueue.global().sync(execute: call)
    MainActor.assumeIsolated { _ = [NSLayoutConstraint].inactive {} }
  }

  @Test func guardPassesInLaterWork() async {
    await Task { @MainActor in _ = [NSLayoutConstraint].inactive {} }.value
    await waitForGuard { call in DispatchQueue.main.async(execute: call) }
    await waitForGuard { call in DispatchQueue(label: "targets main", target: .main).async(execute: call) }
    await waitForGuard { call in DispatchQueue.global().async { DispatchQueue.main.sync(execute: call) } }
    await waitForGuard { call in OperationQueue.main.addOperation(call) }
  }

  /// Waits until the code that `start` gets has run somewhere. It calls `inactive`.
  private func waitForGuard(_ start: (@escaping @Sendable () -> Void) -> Void) async {
    await withCheckedContinuation { continuation in
      start {
        MainActor.assumeIsolated { _ = [NSLayoutConstraint].inactive {} }
        continuation.resume()
      }
    }
  }
}

/// In Swift 5 mode a call from another thread compiles, with a warning at most. It ends the process before it creates
/// or changes anything.
@Suite @MainActor struct MainThreadTests {
  #if compiler(>=6.2) && (os(macOS) || STAND_IN)  // Swift Testing before 6.2 can't wait for the end of a process.
  @Test func relationOffTheMainThreadStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let family = Family()
      await offTheMainThread { family.a.widthAnchor =&= .nan }
    }
    #expect(result.map { !decoded($0.standardErrorContent).contains("not finite") } == true)
  }

  @Test func anchorOffTheMainThreadStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let (container, view) = (Box.root(), Telling())
      container.addSubview(view)
      await offTheMainThread { view.anchor(.edges, to: container) }
    }
    #expect(result.map { !decoded($0.standardErrorContent).contains(Telling.words) } == true)
  }

  @Test func inactiveOffTheMainThreadStops() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      await offTheMainThread { _ = [NSLayoutConstraint].inactive {} }
    }
  }

  @Test func setActiveOffTheMainThreadStops() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      await offTheMainThread { [NSLayoutConstraint]().setActive(true) }
    }
  }

  /// The priority isn't legal, and UIKit and AppKit would raise an exception.
  @Test func changingAPriorityOffTheMainThreadStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let family = Family()
      let constraint = family.a.widthAnchor =&= 1
      await offTheMainThread { constraint | TALPriority(rawValue: 0) }
      withExtendedLifetime(family) {}
    }
    #expect(result.map { !decoded($0.standardErrorContent).contains("uncaught exception") } == true)
  }

  @Test func constrainHuggingCompressionOffTheMainThreadStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let view = Telling()
      await offTheMainThread { view.constrainHuggingCompression(.vertical, .required) }
    }
    #expect(result.map { !decoded($0.standardErrorContent).contains(Telling.words) } == true)
  }

  /// Tells when it is changed. Unlike `print`, it writes before a crash.
  private final class Telling: TALView {
    nonisolated static let words = "the view was changed"
    override var translatesAutoresizingMaskIntoConstraints: Bool {
      didSet { FileHandle.standardError.write(Data(Self.words.utf8)) }
    }
    override func setContentHuggingPriority(_ priority: TALPriority, for axis: TALAxis) {
      FileHandle.standardError.write(Data(Self.words.utf8))
    }
  }

  private func decoded(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
  #endif
}

/// Runs code of the main actor on another thread, as a call from Swift 5 code can.
@MainActor private func offTheMainThread(_ body: @escaping @MainActor () -> Void) async {
  let anywhere = unsafeBitCast(body, to: (@Sendable () -> Void).self)
  await withCheckedContinuation { continuation in
    Thread.detachNewThread {
      anywhere()
      continuation.resume()
    }
  }
}
