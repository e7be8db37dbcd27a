import type { Params } from '../../sources/client/transports/transport.ts'

/** Accounts and traces of which the stream has told something: answers from before may lack it. */
export interface Touched {
  readonly touch: (subjects: Iterable<string>) => void
  /** Unix seconds from which on an answer to a request has everything that the stream has told; 0 for any time. */
  readonly since: (params: Params) => number
}

/** Most subjects that are remembered; an older answer has long expired when one is forgotten. */
const maxTouched = 50_000

/** Creates the memory of what has changed. */
export function createTouched(): Touched {
  const times = new Map<string, number>()
  return {
    touch(subjects) {
      const now = Date.now() / 1000
      for (const subject of subjects) {
        times.delete(subject)
        times.set(subject, now)
      }
      for (const oldest of times.keys()) {
        if (times.size <= maxTouched) break
        times.delete(oldest)
      }
    },
    since(params) {
      if (times.size === 0) return 0
      const found = Object.values(params)
        .flat()
        .map((value) => (typeof value === 'string' ? (times.get(value) ?? 0) : 0))
      return Math.max(0, ...found)
    },
  }
}
