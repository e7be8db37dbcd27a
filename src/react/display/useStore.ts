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
