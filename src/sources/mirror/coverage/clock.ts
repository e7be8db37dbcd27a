// Ages are differences of the machine's clock, which can be set. A clock that is set back would make old lists,
// rows and cached answers young, so that their times are set back with it. A time in the future was noted by a
// clock that was ahead before this page was opened; nobody knows by how much, so it is dropped.
import { clockTolerance, redateAnswer, type StoredAnswer } from '../storage/answers.ts'
import { invalidateCache } from '../storage/cache.ts'
import { type Database, settled, readCounter } from '../storage/database.ts'
import { redateRows } from '../storage/redateRows.ts'
import { coverageKey, type Mark, type SweepPage } from './marks.ts'
import { putMark, readMarks } from './records.ts'
import { scopeId } from './scope.ts'

/** Watches the clock of the machine for one mirror. */
export interface Clock {
  /** Resolves once the times in the database fit the clock as it is now. */
  readonly settle: () => Promise<void>
}

/** Starts to watch, and drops times in the future. */
export function createClock(database: Database): Clock {
  // The difference to a clock that nobody can set, in milliseconds.
  let offset = readOffset()
  const drop = (): Promise<void> => {
    const latest = Date.now() / 1000 + clockTolerance
    return redate(database, latest, (time) => (time > latest ? undefined : time))
  }
  let isBusy = true
  // Until it is done, no time in the database is compared with the clock: it may come true meanwhile.
  let redated = drop()
    .catch(() => undefined)
    .finally(() => (isBusy = false))
  return {
    async settle() {
      const now = readOffset()
      const back = (offset - now) / 1000
      offset = now
      if (back > clockTolerance) {
        isBusy = true
        redated = redated
          .then(() => redate(database, -Infinity, (time) => Math.max(0, time - back)))
          .catch(() => undefined)
          .finally(() => (isBusy = false))
      }
      if (isBusy) await redated
    },
  }
}

function readOffset(): number {
  return Date.now() - performance.now()
}

/** The time of what nobody knows the age of: no answer relies on it, and a sync reads it again. */
const neverTime = -1

type Change = (time: number) => number | undefined

/** Changes the times of all marks, and of rows and cached answers that are later than `after`. */
async function redate(database: Database, after: number, change: Change): Promise<void> {
  const isAffected = (mark: Mark) => listTimes(mark).some((time) => time > 0 && change(time) !== time)
  const range = after === -Infinity ? null : IDBKeyRange.lowerBound(after, true)
  const found = await database.read(['cov', 'ans', 'meta'], async (tx) => {
    const [marks, answer, latest] = await Promise.all([
      readMarks(tx),
      settled(tx.objectStore('ans').index('t').openKeyCursor(range)),
      readCounter(tx, 'latest'),
    ])
    return { dated: answer !== null || marks.some(isAffected), rows: latest > Math.max(0, after) }
  })
  if (found.rows) {
    await redateRows(database, (time) => (time > after ? change(time) : time))
    await database.write(['meta'], (tx) => invalidateCache(tx, 'names'))
  }
  if (!found.dated) return
  await database.write(['cov', 'ans', 'meta'], async (tx) => {
    for (const mark of await readMarks(tx)) {
      if (isAffected(mark)) putMark(tx, coverageKey.mark(scopeId(mark.scope)), redateMark(mark, change))
    }
    await invalidateCache(tx, 'marks')
    const answers = tx.objectStore('ans')
    // Changing the time moves an answer in the index, so the walk goes by primary keys.
    for (const key of await settled(answers.index('t').getAllKeys(range))) {
      const answer = (await settled(answers.get(key))) as StoredAnswer
      const time = change(answer.t)
      if (time === undefined) answers.delete(key)
      else answers.put(redateAnswer(answer, time))
    }
  })
}

function listTimes({ asOf, sweeps, draft }: Mark): number[] {
  const known = Object.values(sweeps ?? {})
  const pages = [...known, ...(draft === undefined ? [] : [draft])].flatMap((sweep) => sweep.pages)
  return [asOf, draft?.begun ?? 0, ...[...known, ...pages].map((dated) => dated.asOf ?? 0)]
}

function redateMark(mark: Mark, change: Change): Mark {
  const { sweeps, draft, asOf } = mark
  const redatePage = (page: SweepPage) =>
    page.asOf === undefined ? page : { ...page, asOf: change(page.asOf) ?? neverTime }
  const dated = Object.entries(sweeps ?? {}).map(([list, sweep]) => {
    return [list, { ...sweep, pages: sweep.pages.map(redatePage), asOf: change(sweep.asOf) ?? 0 }] as const
  })
  return {
    ...mark,
    asOf: change(asOf) ?? 0,
    ...(sweeps && { sweeps: Object.fromEntries(dated) }),
    ...(draft && { draft: { ...draft, begun: draft.begun === 0 ? 0 : (change(draft.begun) ?? neverTime) } }),
  }
}
