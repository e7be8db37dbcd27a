import { useState, useSyncExternalStore } from 'react'

/** A value, the way to change it, and the way to read it between renders. */
export type FrameState<Value> = readonly [
  value: Value,
  set: (next: Value) => void,
  get: () => Value,
]

/**
 * State that is on screen in the frame in which it changes, also when a scroll event or an observer
 * changes it: React puts off what `useState` is told there, but not what an outside store says.
 */
export function useFrameState<Value>(initial: Value): FrameState<Value> {
  const [store] = useState(() => createStore(initial))
  return [useSyncExternalStore(store.subscribe, store.get, store.get), store.set, store.get]
}

function createStore<Value>(initial: Value) {
  const listeners = new Set<() => void>()
  let value = initial
  return {
    get: () => value,
    set: (next: Value) => {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
