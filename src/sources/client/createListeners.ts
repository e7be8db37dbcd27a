/** The listeners of a store. What one throws does not keep the others from being called. */
export interface Listeners {
  readonly isEmpty: () => boolean
  readonly notify: () => void
  /** @returns A function that removes the listener. */
  readonly subscribe: (listener: () => void) => () => void
}

/**
 * Creates the listeners of a store.
 * @param start Called when there is a first listener.
 * @param stop Called when there is none anymore.
 */
export function createListeners(start?: () => void, stop?: () => void): Listeners {
  const listeners = new Set<() => void>()
  return {
    isEmpty: () => listeners.size === 0,
    notify() {
      for (const listener of Array.from(listeners)) notify(listener)
    },
    subscribe(listener) {
      listeners.add(listener)
      if (listeners.size === 1) start?.()
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) stop?.()
      }
    },
  }
}

/**
 * Calls a function of the application. What it throws, or the promise that it returns rejects with,
 * goes to the console: it cannot break a request.
 */
export function notify<Given extends readonly unknown[]>(
  listener: ((...given: Given) => unknown) | undefined,
  ...given: Given
): void {
  try {
    const result = listener?.(...given)
    if (result instanceof Promise) result.catch(report)
  } catch (error) {
    report(error)
  }
}

function report(error: unknown): void {
  console.error('tonlens: a listener of the application failed.', error)
}
