import { finalityRank } from '../../../service/rows/finality.ts'
import type { StreamSubscription } from '../../../sources/client/stream/events.ts'

/** Returns a function that tells whether a subscription includes another one. */
export function createCover(subscription: StreamSubscription): (inner: StreamSubscription) => boolean {
  const { topics, addresses = [], traces = [], minFinality } = subscription
  const subjects = new Set([...addresses, ...traces])
  return (inner) =>
    inner.topics.every((topic) => topics.includes(topic)) &&
    (inner.addresses ?? []).every((address) => subjects.has(address)) &&
    (inner.traces ?? []).every((trace) => subjects.has(trace)) &&
    finalityRank({ finality: minFinality }) <= finalityRank({ finality: inner.minFinality })
}
