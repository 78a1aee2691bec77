//  The thread guard: it passes on the main thread, and ends the process on other threads.

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
/// In Swift 5 mode a call from another thread compiles, with a warning at most. The guard ends the process. Without the
/// guard, the process would end with success.
@Suite @MainActor struct MainThreadTests {
  @Test func relationOffTheMainThreadStops() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let family = Family()
      await offTheMainThread { family.a.widthAnchor =&= family.b.widthAnchor }
    }
  }

  @Test func anchorOffTheMainThreadStops() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let family = Family()
      await offTheMainThread { family.a.anchor(.edges, to: family.container) }
    }
  }

  @Test func inactiveOffTheMainThreadStops() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      await offTheMainThread { _ = [NSLayoutConstraint].inactive {} }
    }
  }

  @Test func setActiveOffTheMainThreadStops() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let family = Family()
      let constraint = family.a.widthAnchor.constraint(equalToConstant: 8)
      await offTheMainThread { [constraint].setActive(true) }
    }
  }

  @Test func changingAPriorityOffTheMainThreadStops() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let family = Family()
      let constraint = family.a.widthAnchor =&= 8
      await offTheMainThread { constraint | .defaultLow }
    }
  }

  @Test func constrainHuggingCompressionOffTheMainThreadStops() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let family = Family()
      await offTheMainThread { family.a.constrainHuggingCompression(.vertical, .required) }
    }
  }
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
#endif
