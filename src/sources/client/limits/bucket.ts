import { now } from './pause.ts'
import { publishMark, readPublishedMarks, readStoredMarks, runExclusive, storeMarks, watchMarks } from './tabs.ts'

/** Token bucket that all tabs of an origin share. */
export interface TokenBucket {
  /**
   * Takes a token if one is available and `isNeeded` returns true at that moment.
   * @returns The token, or the milliseconds until one is available; 0 if none was needed.
   */
  take(isNeeded: () => boolean): Promise<Token | number>
  /** Withholds all tokens for a number of milliseconds. */
  pause(milliseconds: number): void
  /** Lowers the rate limit to `rate`, in requests per second; a higher one has no effect. */
  limit(rate: number): void
  /** Calls a listener when another tab tells that a token may be available earlier than `take` said. */
  watch?(listener: () => void): void
}

/** A token that was taken. */
export interface Token {
  /** Time at which it was taken, in milliseconds of `now`. */
  readonly at: number
  /** Call it when the response starts: the service has counted the request by then. */
  readonly onResponse: () => void
  /** Call it when the request fails: the service counts it before, or never. */
  readonly onFailure: () => void
}

/**
 * Most milliseconds from sending a request until the service counts it. A token returns one window
 * after the request was counted for sure: after its response started, or after this time.
 */
const maxTravel = 300
/** The same for the first request, which opens a connection. A page that reloads at once waits for it, too. */
const maxFirstTravel = 1000
/** Milliseconds without a response after which a connection may be closed. */
const connectionLife = 30_000
/** Inaccuracy of clocks and timers, in milliseconds. */
const slack = 10
/**
 * Most milliseconds by which two tabs may see one moment apart: browsers that hide the exact time round both of the
 * clocks that a mark is made of, each to 100 ms, and shift them by chance.
 */
const blur = 400
/** Milliseconds for which a page that took a token just now leaves the next one to each other page that waits. */
const courtesy = 50
/** Longest pause, in milliseconds. */
const maxPause = 600_000

/** A taken token or a pause, as tabs share it. All times are Unix milliseconds. */
interface Mark {
  readonly id: string
  /** Time at which it was made. */
  readonly at: number
  /** Time by which the service has counted the request, or end of the pause. */
  readonly until: number
  readonly pause: boolean
}

/**
 * Creates a bucket of `rate` tokens. Each returns one second after it was taken, so that no second
 * contains more requests. Tabs share the bucket by the names of Web Locks, which all tabs see at once
 * and which vanish with their tab, and by localStorage, which survives a navigation.
 * @param name Buckets of the same name share their tokens.
 * @param initialRate Rate limit in requests per second; `Infinity` for none.
 */
export function createTokenBucket(name: string, initialRate: number): TokenBucket {
  let rate = initialRate
  let lastResponse = -Infinity
  /** Time at which this page last took a token, in milliseconds of `now`. */
  let lastTaken = -Infinity
  /** Number of other pages that waited for a token when this one last looked. */
  let others = 0
  const page = Math.random().toString(36).slice(2)
  /** Marks of this page, in milliseconds of `now`. */
  const own = new Map<string, Mark>()
  let counter = 0

  const size = () => Math.max(1, Math.floor(rate))
  /** Milliseconds after which a counted request no longer matters. */
  const window = () => (rate === Infinity ? 0 : (size() / rate) * 1000 + slack)
  /** Milliseconds from `now` to Unix time; changes when the clock of the machine is set. */
  const offset = () => Date.now() - now()
  const findEnd = ({ until, pause }: Mark) => (pause ? until : until + window())

  /** Returns all marks that matter, in milliseconds of `now`, and counts the pages that wait. */
  async function readMarks(): Promise<Mark[]> {
    const marks = new Map<string, Mark>()
    const published = await readPublishedMarks(name)
    const waiting = new Set(published.flatMap((text) => /^waits (\w+)/.exec(text)?.[1] ?? []))
    waiting.delete(page)
    others = waiting.size
    const shift = offset()
    for (const text of [...published, ...readStoredMarks(name)]) {
      const mark = parseMark(text, shift)
      // In-memory marks win over shared ones for this page.
      if (mark === undefined || mark.id.startsWith(page)) continue
      const known = marks.get(mark.id)
      if (known === undefined || mark.until < known.until) marks.set(mark.id, mark)
    }
    for (const mark of own.values()) marks.set(mark.id, mark)
    for (const mark of marks.values()) {
      // A settled mark is kept for longer than its request counts: the lock that published it may say a later end.
      if (isPlausible(mark) && findEnd(mark) + maxFirstTravel > now()) continue
      marks.delete(mark.id)
      own.delete(mark.id)
    }
    return [...marks.values()]
  }

  async function share(mark: Mark, marks: readonly Mark[]): Promise<void> {
    own.set(mark.id, mark)
    store([...marks, mark])
    await publishMark(name, formatMark(mark, offset()), findEnd(mark) - now())
  }

  function store(marks: readonly Mark[]): void {
    const shift = offset()
    storeMarks(
      name,
      marks.map((mark) => formatMark(mark, shift)),
    )
  }

  function createMark(milliseconds: number, pause: boolean): Mark {
    const at = now()
    return { id: `${page}.${counter++}`, at, until: at + milliseconds, pause }
  }

  /** Shortens a mark, now that the service has counted its request. */
  function settle(mark: Mark): void {
    const until = now()
    if ((own.get(mark.id)?.until ?? 0) <= until) return
    own.set(mark.id, { ...mark, until })
    if (mark.until - mark.at > maxTravel || others > 0) void runExclusive(name, async () => store(await readMarks()))
  }

  /**
   * Milliseconds for which a token that returns at `end` is left to the others: the page that has waited longest takes
   * it first, so that one that always asks holds back nobody.
   */
  function findCourtesy(end: number): number {
    const turns = ((end - lastTaken) * rate) / 1000
    return courtesy * others * Math.max(0, Math.min(1, 1 - turns / (others + 1)))
  }

  return {
    take: (isNeeded) =>
      runExclusive(name, async () => {
        const marks = await readMarks()
        const ends = marks
          .filter(({ pause }) => !pause)
          .map(findEnd)
          .sort((a, b) => a - b)
        const pauses = marks.filter(({ pause }) => pause).map(findEnd)
        const end = Math.max(ends[ends.length - size()] ?? 0, ...pauses)
        const wait = end + findCourtesy(end) - now()
        if (wait > 0) {
          void publishMark(name, `waits ${page} ${counter++}`, wait + maxTravel)
          return wait
        }
        if (!isNeeded()) return 0
        const isFirst = now() - lastResponse > connectionLife
        const mark = createMark(isFirst ? maxFirstTravel : maxTravel, false)
        lastTaken = mark.at
        const token: Token = {
          at: mark.at,
          onResponse() {
            lastResponse = now()
            settle(mark)
          },
          onFailure: () => settle(mark),
        }
        if (rate < Infinity) await share(mark, marks)
        return token
      }),
    pause(milliseconds) {
      const mark = createMark(milliseconds, true)
      own.set(mark.id, mark)
      void runExclusive(name, async () => share(mark, await readMarks()))
    },
    limit(to) {
      rate = Math.min(rate, to)
    },
    watch: (listener) => watchMarks(name, listener),
  }
}

/** Tells whether a mark can be true: one from the future was made by a clock that was ahead. */
function isPlausible({ at, until, pause }: Mark): boolean {
  return at <= now() + blur && until >= at && until - at <= (pause ? maxPause : maxFirstTravel) + slack
}

function formatMark({ id, at, until, pause }: Mark, shift: number): string {
  return `${id} ${Math.round(at + shift)} ${Math.round(until + shift)}${pause ? ' pause' : ''}`
}

function parseMark(text: unknown, shift: number): Mark | undefined {
  const [, id, at, until, pause] = /^(\S+) (\d+) (\d+)( pause)?$/.exec(String(text)) ?? []
  if (id === undefined) return undefined
  return { id, at: Number(at) - shift, until: Number(until) - shift, pause: pause !== undefined }
}
