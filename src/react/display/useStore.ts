'use client'
import { useSyncExternalStore } from 'react'
import { noSubscription, type Subscribable } from './createStore.ts'

/**
 * Returns the value of a store, and rerenders when it changes.
 * @param initial Value without a store, on servers, and while their output is hydrated: the same at each render.
 */
export function useStore<Value>(store: Subscribable<Value> | undefined, initial: Value): Value {
  const readInitial = () => initial
  return useSyncExternalStore(store?.subscribe ?? noSubscription, store?.current ?? readInitial, readInitial)
}

/** Tells whether a component runs in a browser whose page it has taken over: not on servers, nor while hydrating. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  )
}
