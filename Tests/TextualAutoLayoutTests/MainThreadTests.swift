//  The check of the main thread: it stops the process on other threads, and passes on the main thread.

import Foundation
import Testing
import TestSupport

/// The check asks for the thread, and not for the queue. So it passes in each context of the main thread.
@Suite @MainActor struct MainThreadContextTests {
  @Test func checkPassesInOtherQueues() {
    let (serial, concurrent) = (DispatchQueue(label: "serial"), DispatchQueue(label: "other", attributes: .concurrent))
    let check = { _ = [NSLayoutConstraint].inactive {} }
    serial.sync(execute: check)
    concurrent.sync(flags: .barrier, execute: check)
    serial.sync { concurrent.sync(execute: check) }
    DispatchQueue.global().sync(execute: check)
    MainActor.assumeIsolated { _ = [NSLayoutConstraint].inactive {} }
  }

  @Test func checkPassesInLaterWork() async {
    await Task { @MainActor in _ = [NSLayoutConstraint].inactive {} }.value
    await waitForCheck { check in DispatchQueue.main.async(execute: check) }
    await waitForCheck { check in DispatchQueue(label: "targets main", target: .main).async(execute: check) }
    await waitForCheck { check in DispatchQueue.global().async { DispatchQueue.main.sync(execute: check) } }
    await waitForCheck { check in OperationQueue.main.addOperation(check) }
  }

  /// Waits until the code that `start` gets has run somewhere. It runs the check.
  private func waitForCheck(_ start: (@escaping @Sendable () -> Void) -> Void) async {
    await withCheckedContinuation { continuation in
      start {
        MainActor.assumeIsolated { _ = [NSLayoutConstraint].inactive {} }
        continuation.resume()
      }
    }
  }
}

/// In Swift 5 mode a call from another thread compiles, with a warning at most. It ends the process before it does
/// anything else.
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

  private final class Telling: TALView {
    nonisolated static let words = "the flag was set"
    override var translatesAutoresizingMaskIntoConstraints: Bool {
      didSet { FileHandle.standardError.write(Data(Self.words.utf8)) }  // unlike `print`, written before a crash
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
