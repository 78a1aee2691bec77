//  The thread guard: it stops the process on other threads, and passes on the main thread.

import Foundation
import Testing
import TestSupport

/// The guard passes wherever the main thread runs, even in `sync` on another queue.
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

#if compiler(>=6.2) && (os(macOS) || STAND_IN)  // Swift Testing before 6.2 can't wait for the end of a process.
/// In Swift 5 mode a call from another thread compiles, with a warning at most. It ends the process before it changes
/// anything: each process writes "ready" just before the call, and would write "too late" if the call changed something.
@Suite @MainActor struct MainThreadTests {
  @Test func relationOffTheMainThreadStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let (container, view) = (Box.root(), TellingView())
      container.addSubview(view)
      await offTheMainThread { view.widthAnchor =&= container.widthAnchor }
    }
    expectEndInTime(result)
  }

  @Test func anchorOffTheMainThreadStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let (container, view) = (Box.root(), TellingView())
      container.addSubview(view)
      await offTheMainThread { view.anchor(.edges, to: container) }
    }
    expectEndInTime(result)
  }

  @Test func inactiveOffTheMainThreadStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      await offTheMainThread { _ = [NSLayoutConstraint].inactive { tell("too late") } }
    }
    expectEndInTime(result)
  }

  @Test func setActiveOffTheMainThreadStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let view = TellingView()
      let constraint = view.widthAnchor.constraint(equalToConstant: 8)
      await offTheMainThread { [constraint].setActive(true) }
      withExtendedLifetime(view) {}
    }
    expectEndInTime(result)
  }

  @Test func changingAPriorityOffTheMainThreadStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let view = TellingView()
      let constraint = view.widthAnchor =&= 8
      await offTheMainThread { constraint | .defaultLow }
      withExtendedLifetime(view) {}
    }
    expectEndInTime(result)
  }

  @Test func constrainHuggingCompressionOffTheMainThreadStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let view = TellingView()
      await offTheMainThread { view.constrainHuggingCompression(.vertical, .required) }
    }
    expectEndInTime(result)
  }

  private func expectEndInTime(_ result: ExitTest.Result?, at location: SourceLocation = #_sourceLocation) {
    guard let result else { return }  // It didn't end with a failure, which Swift Testing has recorded.
    let output = String(decoding: result.standardErrorContent, as: UTF8.self).components(separatedBy: "ready\n")
    #expect(output.count == 2 && !output[1].contains("too late"), sourceLocation: location)
  }
}

private final class TellingView: TALView {
  override var translatesAutoresizingMaskIntoConstraints: Bool { didSet { tell("too late") } }
  override func addConstraint(_ constraint: NSLayoutConstraint) {
    super.addConstraint(constraint)
    tell("too late")
  }
  override func removeConstraint(_ constraint: NSLayoutConstraint) {
    super.removeConstraint(constraint)
    tell("too late")
  }
  override func setContentHuggingPriority(_ priority: TALPriority, for axis: TALAxis) { tell("too late") }
}

/// Writes a line at once, unlike `print`, which might keep it until a crash.
private func tell(_ words: String) { FileHandle.standardError.write(Data("\(words)\n".utf8)) }

/// Runs code of the main actor on another thread, as a call from Swift 5 code can.
@MainActor private func offTheMainThread(_ body: @escaping @MainActor () -> Void) async {
  let anywhere = unsafeBitCast(body, to: (@Sendable () -> Void).self)
  await withCheckedContinuation { continuation in
    Thread.detachNewThread {
      tell("ready")
      anywhere()
      continuation.resume()
    }
  }
}
#endif
