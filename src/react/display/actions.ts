import type { ReactElement, ReactNode } from 'react'
import type { Action } from '../../service/rows/action.ts'

/** Draws one action. `shown` is what the library draws for it, to be wrapped or replaced. */
export type ActionRenderer = (action: Action, shown: ReactElement) => ReactNode

/** One renderer for all actions, or renderers by the `type` of the action: `{ jetton_swap: (action, shown) => … }`. */
export type ActionRenderers = ActionRenderer | Readonly<Record<string, ActionRenderer>>
