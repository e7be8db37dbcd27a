'use client'
import { useSyncExternalStore } from 'react'
import type { ShownNames } from '../../sources/client/names.ts'
import { useDisplay } from './display.ts'
import { initialNames } from './names.ts'

const noSubscription = (): (() => void) => () => {}

/**
 * Returns the display's names: on a server and in the render that hydrates its output only those that both know. Does not
 * rerender when the name source learns more.
 */
export function useShownNames(): ShownNames {
  const { names } = useDisplay()
  return useSyncExternalStore<ShownNames>(
    noSubscription,
    () => names,
    () => initialNames(names),
  )
}
