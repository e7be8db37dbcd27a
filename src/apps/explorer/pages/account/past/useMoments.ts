import { useEffect, useState } from 'react'
import type { Moment } from 'tonlens/ledger'
import { readMoment } from '../../../shell/MomentFields.tsx'
import { type QueryChanges, useRouteQuery } from '../../../shell/router.ts'

/** Moments that the URL names: `at` and `since` are logical times, `time` is in Unix seconds, `block` a seqno. */
export interface Moments {
  /** Moment that is shown; undefined for the newest. */
  readonly at: Moment | undefined
  /** Logical time of the moment to compare with; undefined for none. */
  readonly since: string | undefined
  /** Whether the reader wants a state that the service tells to be compared with the history. */
  readonly isProofWanted: boolean
  /** Whether the reader moves a slider: the URL does not name the moment yet. */
  readonly isMoving: boolean
  /** Chooses moments. The URL follows as soon as the reader rests. */
  readonly choose: (changes: QueryChanges) => void
}

/** Rest after which the URL follows a slider, in milliseconds. Browsers refuse to change it many times a second. */
const restTime = 250

/** Reads the moments of the URL. Those that are no number are left out. */
export function useMoments(): Moments {
  const [query, setQuery] = useRouteQuery()
  const [moving, setMoving] = useState<QueryChanges>()
  useEffect(() => {
    if (moving === undefined) return undefined
    const timer = setTimeout(() => {
      setQuery(moving)
      setMoving(undefined)
    }, restTime)
    return () => clearTimeout(timer)
    // The setter reads the URL of its time.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [moving])
  const { at, since, time, block, proof } = { ...query, ...moving }
  const lt = readNumber(at)
  return {
    at: lt !== undefined ? { lt } : readMoment(block, time),
    since: readNumber(since),
    isProofWanted: proof === '1',
    isMoving: moving !== undefined,
    choose: (changes) => setMoving((before) => ({ ...before, ...changes })),
  }
}

/** Decimal numbers of at most 18 digits, as logical times and times are. */
function readNumber(text: string | undefined): string | undefined {
  return text !== undefined && /^\d{1,18}$/.test(text) ? String(BigInt(text)) : undefined
}
