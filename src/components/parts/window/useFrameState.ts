import { useReducer, useState, useSyncExternalStore } from 'react'

/** Current value, a function that sets it, and a function that reads it between renders. */
export type FrameValue<Value> = readonly [value: Value, set: (next: Value) => void, get: () => Value]

/**
 * State that is rendered in the same frame in which a scroll event or an observer changes it. React
 * delays updates of `useState` there, but not those of an external store.
 */
export function useFrameState<Value>(initial: Value): FrameValue<Value> {
  // Layout effects run before the store has its subscription; what they measure belongs to the first frame, too.
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)
  const [store] = useState(() => createStore(initial, renderAgain))
  return [useSyncExternalStore(store.subscribe, store.get, store.get), store.set, store.get]
}

function createStore<Value>(initial: Value, onUnheard: () => void) {
  const listeners = new Set<() => void>()
  let value = initial
  return {
    get: () => value,
    set: (next: Value) => {
      value = next
      if (listeners.size === 0) onUnheard()
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
