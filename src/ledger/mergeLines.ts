import type { LedgerLine } from './line.ts'

/** Compares two lines: newest first. Lines of one transaction keep their order. */
export function byNewestLine(a: LedgerLine, b: LedgerLine): number {
  const [x, y] = [BigInt(a.lt), BigInt(b.lt)]
  return x > y ? -1 : x < y ? 1 : 0
}

/** Lines that are read page by page, newest first. */
export type LineSource = AsyncGenerator<readonly LedgerLine[], void, undefined>

/**
 * Merges sources of lines into one, newest first. Holds one page of each. Each page of the first source ends a page of
 * the result, so that the caller sees progress.
 */
export async function* mergeLines(sources: readonly LineSource[], size: number): LineSource {
  const queues: { readonly source: LineSource; page: readonly LedgerLine[]; at: number }[] = []
  try {
    for (const source of sources) queues.push({ source, page: [], at: 0 })
    let page: LedgerLine[] = []
    await Promise.all(queues.map(fill))
    for (;;) {
      let newest: (typeof queues)[number] | undefined
      for (const queue of queues) {
        const [line, best] = [queue.page[queue.at], newest?.page[newest.at]]
        if (line !== undefined && (best === undefined || byNewestLine(line, best) < 0)) newest = queue
      }
      if (newest === undefined) break
      page.push(newest.page[newest.at] as LedgerLine)
      newest.at++
      if (newest.at === newest.page.length) await fill(newest)
      if (page.length < size) continue
      yield page
      page = []
    }
    if (page.length > 0) yield page
  } finally {
    await Promise.allSettled(sources.map((source) => source.return()))
  }
}

/** Reads pages of a source until one has lines. */
async function fill(queue: { readonly source: LineSource; page: readonly LedgerLine[]; at: number }): Promise<void> {
  queue.page = []
  queue.at = 0
  while (queue.page.length === 0) {
    const next = await queue.source.next()
    if (next.done === true) return
    queue.page = next.value
  }
}
