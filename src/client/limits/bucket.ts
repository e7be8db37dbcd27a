import { alone, heldMarks, hold, store, storedMarks } from './tabs.ts'

/** Turns to send, at most so many a second, counted over all tabs of one origin. */
export interface Bucket {
  /**
   * Spends a turn if one is free and `wanted` still holds at that moment.
   * @returns The turn, or the milliseconds until one is free; 0 when none was wanted.
   */
  take(wanted: () => boolean): Promise<Turn | number>
  /** Gives no turn for so many milliseconds. */
  pause(milliseconds: number): void
}

/** One spent turn. */
export interface Turn {
  /** Time at which it was spent, Unix milliseconds. */
  readonly at: number
  /** To be called when the answer begins: the service counted the request before that. */
  readonly arrived: () => void
}

/**
 * How long a request may be on its way, in milliseconds. A turn comes back one window after the
 * request is sure to have been counted: after its answer began, or after this much.
 */
const underway = 300
/** Clocks and timers are this rough, in milliseconds. */
const slack = 10
/** Marks further ahead than any pause come from a clock that was set back; milliseconds. */
const furthestPause = 600_000

interface Mark {
  readonly id: string
  /** Unix milliseconds until which the turn stays spent. */
  readonly until: number
  readonly pause: boolean
}

/**
 * A bucket of `rate` turns, each of which comes back one second after it was spent, so that no
 * second ever holds more. Tabs share it by the names of Web Locks, which every tab sees at once
 * and which vanish with their tab, and by localStorage, which outlives a navigation.
 * @param name Buckets of one name share their turns.
 * @param rate Requests a second; `Infinity` for no limit.
 */
export function createBucket(name: string, rate: number): Bucket {
  const size = Math.max(1, Math.floor(rate))
  const window = rate === Infinity ? 0 : (size / rate) * 1000 + slack
  const furthest = Math.max(furthestPause, window + underway)
  const page = Math.random().toString(36).slice(2)
  const own = new Map<string, Mark>()
  let counter = 0

  async function spent(): Promise<Mark[]> {
    const now = Date.now()
    const marks = new Map<string, Mark>()
    for (const text of [...(await heldMarks(name)), ...storedMarks(name)]) {
      const mark = parseMark(text)
      // Of its own turns a page knows better than its notes.
      if (mark && !mark.id.startsWith(page)) marks.set(mark.id, mark)
    }
    for (const mark of own.values()) marks.set(mark.id, mark)
    for (const { id, until } of marks.values()) {
      if (until > now && until <= now + furthest) continue
      marks.delete(id)
      own.delete(id)
    }
    return [...marks.values()]
  }

  async function put(mark: Mark, marks: readonly Mark[]): Promise<void> {
    own.set(mark.id, mark)
    store(name, [...marks, mark].map(formatMark))
    await hold(name, formatMark(mark), mark.until - Date.now())
  }

  function markFor(milliseconds: number, pause: boolean): Mark {
    return { id: `${page}.${counter++}`, until: Date.now() + milliseconds, pause }
  }

  return {
    take: (wanted) =>
      alone(name, async () => {
        const marks = await spent()
        const wait = untilFree(marks, size) - Date.now()
        if (wait > 0) return wait
        if (!wanted()) return 0
        const mark = markFor(window + underway, false)
        const turn: Turn = {
          at: Date.now(),
          arrived() {
            const sooner = Math.min(mark.until, Date.now() + window)
            if (own.has(mark.id)) own.set(mark.id, { ...mark, until: sooner })
          },
        }
        if (size < Infinity) await put(mark, marks)
        return turn
      }),
    pause(milliseconds) {
      const mark = markFor(milliseconds, true)
      own.set(mark.id, mark)
      void alone(name, async () => put(mark, await spent()))
    },
  }
}

/** Unix milliseconds at which a turn is free; in the past when one is free now. */
function untilFree(marks: readonly Mark[], size: number): number {
  const pauses = marks.filter(({ pause }) => pause).map(({ until }) => until)
  const turns = marks.filter(({ pause }) => !pause).map(({ until }) => until).sort((a, b) => a - b)
  return Math.max(0, turns[turns.length - size] ?? 0, ...pauses)
}

function formatMark({ id, until, pause }: Mark): string {
  return `${id} ${until}${pause ? ' pause' : ''}`
}

function parseMark(text: unknown): Mark | undefined {
  const [, id, until, pause] = /^(\S+) (\d+)( pause)?$/.exec(String(text)) ?? []
  return id === undefined ? undefined : { id, until: Number(until), pause: pause !== undefined }
}
