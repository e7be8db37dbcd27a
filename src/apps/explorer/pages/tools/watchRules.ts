import type { WatchRule } from 'tonlens'
import { readCoins } from './toolInput.ts'

/** Kinds of events, as a reader chooses them. */
export const eventKinds = ['incoming', 'outgoing', 'failed', 'jetton', 'scam'] as const

/** Kind of an event. */
export type EventKind = (typeof eventKinds)[number]

/** Reads the kinds in a URL; all but outgoing payments if it names none. */
export function readWanted(text = 'incoming,failed,jetton,scam'): readonly EventKind[] {
  const names = text.split(',')
  return eventKinds.filter((kind) => names.includes(kind))
}

/** Builds the rules of a watch. An amount that is not a decimal number counts as zero. */
export function buildRules(wanted: readonly EventKind[], leastCoins: string): readonly WatchRule[] {
  const least = readCoins(leastCoins) ?? '0'
  const rules: Readonly<Record<EventKind, WatchRule>> = {
    incoming: { kind: 'amount', least, direction: 'in' },
    outgoing: { kind: 'amount', least, direction: 'out' },
    failed: { kind: 'failed' },
    jetton: { kind: 'jetton' },
    scam: { kind: 'scam' },
  }
  return wanted.map((kind) => rules[kind])
}
