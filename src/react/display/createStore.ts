import { createListeners } from '../../sources/client/createListeners.ts'

/** A value outside of React. */
export interface Subscribable<Value> {
  /** Returns the value: the same object until it changes. */
  readonly current: () => Value
  /** Calls `listener` when the value changes. @returns A function that stops it. */
  readonly subscribe: (listener: () => void) => () => void
}

/** Subscribes to a value that never changes. */
export const noSubscription = (): (() => void) => () => {}

/** A {@link Subscribable} that its owner sets. */
export interface ValueStore<Value> extends Subscribable<Value> {
  /** Sets the value, and calls the listeners unless it is the same. */
  readonly set: (value: Value) => void
  readonly hasListeners: () => boolean
}

/**
 * Creates a store.
 * @param start Called when there is a first listener.
 * @param stop Called when there is none anymore.
 */
export function createStore<Value>(initial: Value, start?: () => void, stop?: () => void): ValueStore<Value> {
  const listeners = createListeners(start, stop)
  let value = initial
  return {
    current: () => value,
    subscribe: listeners.subscribe,
    set(next) {
      if (next === value) return
      value = next
      listeners.notify()
    },
    hasListeners: () => !listeners.isEmpty(),
  }
}
