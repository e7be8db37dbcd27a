import { publishMark, readPublishedMarks, readStoredMarks, runExclusive, storeMarks } from './tabs.ts'

/** Token bucket that all tabs of an origin share. */
export interface TokenBucket {
  /**
   * Takes a token if one is available and `isNeeded` returns true at that moment.
   * @returns The token, or the milliseconds until one is available; 0 if none was needed.
   */
  take(isNeeded: () => boolean): Promise<Token | number>
  /** Withholds all tokens for a number of milliseconds. */
  pause(milliseconds: number): void
}

/** A token that was taken. */
export interface Token {
  /** Time at which it was taken, Unix milliseconds. */
  readonly at: number
  /** Call it when the response starts: the service has counted the request by then. */
  readonly onResponse: () => void
}

/**
 * Most milliseconds from sending a request until the service counts it. A token returns one window
 * after the request was counted for sure: after its response started, or after this time.
 */
const maxTravel = 300
/** Inaccuracy of clocks and timers, in milliseconds. */
const slack = 10
/** Longest pause, in milliseconds: a mark further in the future comes from a clock that was set back. */
const maxPause = 600_000

/** A taken token or a pause, as tabs share it. */
interface Mark {
  readonly id: string
  /** Unix milliseconds at which the token returns, or the pause ends. */
  readonly until: number
  readonly pause: boolean
}

/**
 * Creates a bucket of `rate` tokens. Each returns one second after it was taken, so that no second
 * contains more requests. Tabs share the bucket by the names of Web Locks, which all tabs see at once
 * and which vanish with their tab, and by localStorage, which survives a navigation.
 * @param name Buckets of the same name share their tokens.
 * @param rate Rate limit in requests per second; `Infinity` for none.
 */
export function createTokenBucket(name: string, rate: number): TokenBucket {
  const size = Math.max(1, Math.floor(rate))
  const window = rate === Infinity ? 0 : (size / rate) * 1000 + slack
  const latest = Math.max(maxPause, window + maxTravel)
  const page = Math.random().toString(36).slice(2)
  const own = new Map<string, Mark>()
  let counter = 0

  async function readMarks(): Promise<Mark[]> {
    const now = Date.now()
    const marks = new Map<string, Mark>()
    for (const text of [...(await readPublishedMarks(name)), ...readStoredMarks(name)]) {
      const mark = parseMark(text)
      // In-memory marks win over shared ones for this page.
      if (mark && !mark.id.startsWith(page)) marks.set(mark.id, mark)
    }
    for (const mark of own.values()) marks.set(mark.id, mark)
    for (const { id, until } of marks.values()) {
      if (until > now && until <= now + latest) continue
      marks.delete(id)
      own.delete(id)
    }
    return [...marks.values()]
  }

  async function share(mark: Mark, marks: readonly Mark[]): Promise<void> {
    own.set(mark.id, mark)
    storeMarks(name, [...marks, mark].map(formatMark))
    await publishMark(name, formatMark(mark), mark.until - Date.now())
  }

  function createMark(milliseconds: number, pause: boolean): Mark {
    return { id: `${page}.${counter++}`, until: Date.now() + milliseconds, pause }
  }

  return {
    take: (isNeeded) =>
      runExclusive(name, async () => {
        const marks = await readMarks()
        const wait = nextTokenAt(marks, size) - Date.now()
        if (wait > 0) return wait
        if (!isNeeded()) return 0
        const mark = createMark(window + maxTravel, false)
        const token: Token = {
          at: Date.now(),
          onResponse() {
            const earlier = Math.min(mark.until, Date.now() + window)
            if (own.has(mark.id)) own.set(mark.id, { ...mark, until: earlier })
          },
        }
        if (size < Infinity) await share(mark, marks)
        return token
      }),
    pause(milliseconds) {
      const mark = createMark(milliseconds, true)
      own.set(mark.id, mark)
      void runExclusive(name, async () => share(mark, await readMarks()))
    },
  }
}

/** Returns the Unix milliseconds at which a token is available; a past time if one is available now. */
function nextTokenAt(marks: readonly Mark[], size: number): number {
  const pauses = marks.filter(({ pause }) => pause).map(({ until }) => until)
  const tokens = marks.filter(({ pause }) => !pause).map(({ until }) => until).sort((a, b) => a - b)
  return Math.max(0, tokens[tokens.length - size] ?? 0, ...pauses)
}

function formatMark({ id, until, pause }: Mark): string {
  return `${id} ${until}${pause ? ' pause' : ''}`
}

function parseMark(text: unknown): Mark | undefined {
  const [, id, until, pause] = /^(\S+) (\d+)( pause)?$/.exec(String(text)) ?? []
  return id === undefined ? undefined : { id, until: Number(until), pause: pause !== undefined }
}
