import type { ReactElement, ReactNode } from 'react'
import type { ActionRenderer, ActionRenderers } from '../../../react/display/display.ts'
import type { Action } from '../../../service/rows/action.ts'
import { readNode } from '../../states/card/slots.tsx'

/** Draws an action with the first of `renderers` that has its type; without one, draws `shown`. */
export function drawAction(
  action: Action,
  shown: ReactElement,
  ...renderers: readonly (ActionRenderers | undefined)[]
): ReactNode {
  for (const given of renderers) {
    const render = findRenderer(given, action.type)
    if (render !== undefined) return readNode(render(action, shown))
  }
  return shown
}

function findRenderer(given: ActionRenderers | undefined, type: string): ActionRenderer | undefined {
  if (typeof given === 'function') return given
  // Types come from the service: one named like a method of objects has no renderer.
  const render = typeof given === 'object' && given !== null && Object.hasOwn(given, type) ? given[type] : undefined
  return typeof render === 'function' ? render : undefined
}
