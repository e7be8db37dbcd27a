import type { ActionGroup } from '../../../text/en/transactions/actions.ts'
import type { Texts } from '../../../text/en/index.ts'
import { humanizeName } from '../../../text/bodies/opcodeWords.ts'
import type { Action } from '../../../service/rows/action.ts'
import { groupBy } from '../../../service/rows/readRow.ts'
import { findActionShape, actionTitle } from '../../../text/actions/readAction.ts'
import { foldRepeats, traceKey } from '../../../text/actions/foldRepeats.ts'
import { actionShapes } from '../../../text/actions/actionShapes.ts'

/** Actions of one trace. */
export interface TraceActionGroup {
  /** Unique key of the trace. */
  readonly key: string
  /** Rows of the trace; a row has several actions where they say the same. */
  readonly rows: readonly (readonly [Action, ...Action[]])[]
}

/** Actions of one day. */
export interface DayGroup {
  /** Name of the day, as `dayName` returns it. */
  readonly day: string
  readonly traces: readonly TraceActionGroup[]
}

/**
 * Groups actions by day, folds repetitions, and groups the rows of a day by trace. Days and traces keep the order in
 * which they first appear.
 * @param dayName Returns the name of the day of an action, in the reader's time zone.
 * @param perspective Account from which repetitions are told, in any form. @default none
 * @param folds Whether repetitions are folded. @default true
 */
export function groupActions(
  actions: readonly Action[],
  dayName: (action: Action) => string,
  perspective?: string,
  folds = true,
): readonly DayGroup[] {
  const fold = (own: readonly Action[]): TraceActionGroup['rows'] =>
    folds ? foldRepeats(own, perspective) : own.map((action) => [action])
  return [...groupBy(actions, dayName)].map(([day, own]) => ({
    day,
    traces: [...groupBy(fold(own), ([first]) => traceKey(first))].map(([key, rows]) => ({
      key,
      rows,
    })),
  }))
}

/** Counts the actions of each type; types keep the order in which they first appear. */
export function countTypes(actions: readonly Action[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const row of actions) {
    const { type } = row
    counts.set(type, (counts.get(type) ?? 0) + 1)
  }
  return counts
}

/**
 * Types that the service accepts as `action_type`. It derives `extra_currency_transfer` from
 * `ton_transfer` only in its answers, and does not filter by it.
 */
export const askableTypes: readonly string[] = Object.keys(actionShapes).filter(
  (type) => type !== 'extra_currency_transfer',
)

/** Groups types by family and gives each a title that is unique within the family. */
export function groupTypes(
  types: readonly string[],
  messages: Texts['action'],
): readonly (readonly [group: ActionGroup, types: readonly { readonly type: string; readonly title: string }[]])[] {
  const families = groupBy(types, (type): ActionGroup => findActionShape(type)?.group ?? 'other')
  return [...families].map(([group, own]) => {
    const titles = own.map((type) => actionTitle(type, messages))
    return [
      group,
      own.map((type, at) => {
        const title = titles[at] ?? type
        const isShared = titles.indexOf(title) !== titles.lastIndexOf(title)
        const name = humanizeName(type)
        return { type, title: isShared && name !== title ? `${title} · ${name}` : title }
      }),
    ]
  })
}
