import type { ActionGroup, ActionMessages } from '../../../format/messages/actions.ts'
import { wordsOf } from '../../../format/opcodeWords.ts'
import type { Action } from '../../../schema/action.ts'
import { findActionShape, actionTitle } from '../action-card/readAction.ts'
import { actionShapes } from '../action-card/actionShapes.ts'

/** Actions of one trace. */
export interface TraceGroup {
  /** Tells it from the others. */
  readonly key: string
  readonly actions: readonly Action[]
}

/** What happened on one day. */
export interface DayGroup {
  /** As `dayOf` writes it. */
  readonly day: string
  readonly traces: readonly TraceGroup[]
}

/**
 * Puts actions under their days and, within a day, under their traces; both stay in the order in
 * which they first come.
 * @param dayOf Name of the day of an action, in the reader's time zone.
 */
export function groupActions(actions: readonly Action[], dayOf: (action: Action) => string): readonly DayGroup[] {
  const days = new Map<string, Map<string, Action[]>>()
  for (const action of actions) {
    const day = dayOf(action)
    const traces = days.get(day) ?? new Map<string, Action[]>()
    days.set(day, traces)
    const key = traceKey(action)
    const group = traces.get(key) ?? []
    traces.set(key, group)
    group.push(action)
  }
  return [...days].map(([day, traces]) => ({
    day,
    traces: [...traces].map(([key, group]) => ({ key, actions: group })),
  }))
}

/** A trace whose root is not committed has no id yet, but the hash of the message that began it. */
function traceKey({ trace_id, trace_external_hash_norm, trace_external_hash, action_id }: Action): string {
  return trace_id ?? trace_external_hash_norm ?? trace_external_hash ?? action_id
}

/** How many actions there are of each type, in the order of the types' first coming. */
export function countTypes(actions: readonly Action[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { type } of actions) counts.set(type, (counts.get(type) ?? 0) + 1)
  return counts
}

/**
 * Types by which the service can be asked. It makes a transfer of extra currencies out of one of
 * coins only when it answers, and knows it by no name before.
 */
export const askableTypes: readonly string[] = Object.keys(actionShapes).filter((type) => type !== 'extra_currency_transfer')

/** Types under their families, each with a title that no other of the family has. */
export function groupTypes(
  types: readonly string[],
  messages: ActionMessages,
): readonly (readonly [group: ActionGroup, types: readonly { readonly type: string; readonly title: string }[]])[] {
  const families = new Map<ActionGroup, string[]>()
  for (const type of types) {
    const group = findActionShape(type)?.group ?? 'other'
    families.set(group, [...(families.get(group) ?? []), type])
  }
  return [...families].map(([group, own]) => {
    const titles = own.map((type) => actionTitle(type, messages))
    return [
      group,
      own.map((type, at) => {
        const title = titles[at] ?? type
        const shared = titles.indexOf(title) !== titles.lastIndexOf(title)
        return { type, title: shared ? `${title} · ${wordsOf(type)}` : title }
      }),
    ]
  })
}
