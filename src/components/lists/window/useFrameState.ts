import { useState, useSyncExternalStore } from 'react'

/** Current value, a function that sets it, and a function that reads it between renders. */
export type FrameValue<Value> = readonly [
  value: Value,
  set: (next: Value) => void,
  get: () => Value,
]

/**
 * State that is rendered in the same frame in which a scroll event or an observer changes it. React
 * delays updates of `useState` there, but not those of an external store.
 */
export function useFrameState<Value>(initial: Value): FrameValue<Value> {
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
