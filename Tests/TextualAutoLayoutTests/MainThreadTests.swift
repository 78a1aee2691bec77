//  The thread guard ends the process on other threads than the main thread.

import Foundation
import Testing
import TestSupport

#if compiler(>=6.2) && (os(macOS) || STAND_IN)  // Swift Testing before 6.2 can't wait for the end of a process.
/// In Swift 5 mode, a call from another thread compiles, with a warning at most. The guard ends the process. Without the
/// guard, the process would end with success. On Linux, it also would if a call of UIKit came before the guard.
@Suite @MainActor struct MainThreadTests {
  /// Arithmetic isn't guarded. If the helper itself crashed, all other tests would pass.
  @Test func arithmeticOffTheMainThreadContinues() async {
    await #expect(processExitsWith: .success) { @MainActor in
      await offTheMainThread { _ in _ = 44 | .defaultLow }
    }
  }

  @Test func eachCallOffTheMainThreadStops() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      await offTheMainThread { family in family.a.widthAnchor =&= family.b.widthAnchor }
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      await offTheMainThread { family in family.a.anchor(.edges, to: family.container) }
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      await offTheMainThread { family in _ = [NSLayoutConstraint].inactive { _ = family.a.ownConstraints[0].isActive } }
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      await offTheMainThread { family in family.a.ownConstraints.setActive(true) }
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      await offTheMainThread { family in family.a.ownConstraints | .defaultLow }
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      await offTheMainThread { family in family.a.constrainHuggingCompression(.vertical, .required) }
    }
  }
}

/// Runs code of the main actor on another thread, as a call from Swift 5 code can. One of the views has a constraint.
@MainActor private func offTheMainThread(_ body: @escaping @MainActor (Family) -> Void) async {
  let anywhere = unsafeBitCast(body, to: (@Sendable (Family) -> Void).self)
  let family = Unmanaged.passRetained(Family()).takeUnretainedValue()  // so that no other thread frees its views
  family.a.widthAnchor.constraint(equalToConstant: 8).isActive = true
  await withCheckedContinuation { continuation in
    Thread.detachNewThread {
      #if STAND_IN
      Thread.current.name = CallLog.otherThread
      #endif
      anywhere(family)
      continuation.resume()
    }
  }
}
#endif
