import type { LedgerLine } from './line.ts'

/** Compares two lines: newest first. Lines of one transaction keep their order. */
export function byNewestLine(a: LedgerLine, b: LedgerLine): number {
  const [x, y] = [BigInt(a.lt), BigInt(b.lt)]
  return x > y ? -1 : x < y ? 1 : 0
}

/** Lines that are read page by page, newest first. */
export type LineSource = AsyncGenerator<readonly LedgerLine[], void, undefined>

/** The lines of a source that wait for their turn. */
interface Queue {
  readonly source: LineSource
  page: readonly LedgerLine[]
  at: number
  /** Logical time of the next line; undefined at the end of the source. */
  next: bigint | undefined
}

/** Page of merged lines. */
interface MergedPage {
  readonly lines: readonly LedgerLine[]
  /** Whether all sources have ended. */
  readonly isLast: boolean
}

/** Merges sources of lines into one, newest first, in pages of `size` lines. Holds one page of each source. */
export async function* mergeLines(
  sources: readonly LineSource[],
  size: number,
): AsyncGenerator<MergedPage, void, undefined> {
  const queues = sources.map((source): Queue => ({ source, page: [], at: 0, next: undefined }))
  try {
    await Promise.all(queues.map(fill))
    let lines: LedgerLine[] = []
    for (let queue = findNewest(queues); queue !== undefined;) {
      lines.push(queue.page[queue.at] as LedgerLine)
      queue.at++
      if (queue.at === queue.page.length) await fill(queue)
      else readNext(queue)
      queue = findNewest(queues)
      const isLast = queue === undefined
      if (lines.length < size && !isLast) continue
      yield { lines, isLast }
      lines = []
    }
  } finally {
    // Not awaited: a source that waits for an answer would hold up the error of another.
    void Promise.allSettled(sources.map((source) => source.return()))
  }
}

function findNewest(queues: readonly Queue[]): Queue | undefined {
  let newest: Queue | undefined
  for (const queue of queues) {
    if (queue.next !== undefined && (newest?.next === undefined || queue.next > newest.next)) newest = queue
  }
  return newest
}

/** Reads pages of a source until one has lines. */
async function fill(queue: Queue): Promise<void> {
  queue.page = []
  queue.at = 0
  while (queue.page.length === 0) {
    const next = await queue.source.next()
    if (next.done === true) break
    queue.page = next.value
  }
  readNext(queue)
}

function readNext(queue: Queue): void {
  const line = queue.page[queue.at]
  queue.next = line === undefined ? undefined : BigInt(line.lt)
}
