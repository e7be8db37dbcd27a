import { useReducer, useState } from 'react'
import { createStore } from '../../../react/display/createStore.ts'
import { useStore } from '../../../react/display/useStore.ts'

/** Current value, a function that sets it, and a function that reads it between renders. */
export type FrameValue<Value> = readonly [value: Value, set: (next: Value) => void, get: () => Value]

/**
 * State that is rendered in the same frame in which a scroll event or an observer changes it. React
 * delays updates of `useState` there, but not those of an external store.
 */
export function useFrameState<Value>(initial: Value): FrameValue<Value> {
  // Layout effects run before the store has its subscription; what they measure belongs to the first frame, too.
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)
  const [{ store, set }] = useState(() => {
    const own = createStore(initial)
    return {
      store: own,
      set: (next: Value) => {
        own.set(next)
        if (!own.hasListeners()) renderAgain()
      },
    }
  })
  return [useStore(store, initial), set, store.current]
}
