// Syncs a list that is sorted by a logical time and grows at its top, by windows of that time, newest first. The
// service may add rows near the top seconds late, so each sync reads the top again, down to a row that it knows. What
// is below keeps its age, since the service may add and remove rows anywhere, and is read again once it is old.
import type { AnyEndpoint } from '../../../service/endpoints/endpoint.ts'
import type { Draft, Kind } from '../kinds/kind.ts'
import {
  type DraftSweep,
  coverageKey,
  type Mark,
  type MemberPage,
  oldestPage,
  type Sweep,
  unpackMembers,
  packMembers,
  rowVersion,
  type SweepPage,
} from '../coverage/marks.ts'
import { splitDrafts, type Session, unchanged, requireLimit, retryWithFewerRows } from './session.ts'
import { createDraftSweep, withSweep } from './list.ts'

/** A list of the service that is sorted by a logical time. */
export interface LtList<E extends object> {
  readonly endpoint: AnyEndpoint
  /** Parameters of all requests; without bounds, order and page. */
  readonly params: Readonly<Record<string, unknown>>
  readonly kind: Kind<E>
  /** Logical time by which the list is sorted; also the first part of the version of a row. */
  readonly lt: (row: E) => string
  /** Why a row cannot belong to the list; undefined for rows that do. */
  readonly refuse: (row: E) => string | undefined
}

/** Seconds after which a sync reads the whole list again. */
const readAgainAfter = 600
/** Rows of one request. */
const pageSize = 500
/** Pass of a draft that has reached the end of the list. What came on top meanwhile is still missing. */
const topMissing = 2

/** Syncs a list from the newest row down, then the rows that came on top meanwhile. @throws {SyncError} */
export async function syncLtList<E extends object>(session: Session, list: LtList<E>): Promise<void> {
  const known = () => session.mark().sweeps?.['rows']
  // A draft is the list that an earlier sync has begun to read again.
  if (session.mark().draft === undefined) await refreshTop(session, list, known())
  const { draft } = session.mark()
  const sweep = known()
  if (draft === undefined && sweep !== undefined && sweep.asOf - oldestPage(sweep) < readAgainAfter) return
  if (draft?.pass !== topMissing) await readDown(session, list)
  await refreshTop(session, list, session.mark().draft)
}

type OwnDraft<E extends object = object> = Draft & { readonly value: E }

/** Asks for rows up to a logical time, after the first `offset` ones. */
async function askPage<E extends object>(
  session: Session,
  list: LtList<E>,
  end_lt: string | undefined,
  offset: number,
) {
  const { endpoint, params, kind, lt, refuse } = list
  return retryWithFewerRows(pageSize, async (limit) => {
    const page = await session.ask(endpoint, {
      ...params,
      sort: 'desc',
      limit,
      offset,
      ...(end_lt !== undefined && { end_lt }),
    })
    const { own, others } = splitDrafts<E>(page, kind)
    requireLimit(session, own, limit)
    for (const { value } of own) {
      const reason = /^\d{1,20}$/.test(lt(value)) ? refuse(value) : 'a row has no readable logical time'
      if (reason !== undefined) session.fail('answer', reason)
    }
    return { own, others, at: page.at, isLast: own.length < limit }
  })
}

/** Fetches rows up to a logical time that are not in `seen`; none once the list has ended. */
async function fetchBelow<E extends object>(
  session: Session,
  list: LtList<E>,
  end_lt: string | undefined,
  seen: ReadonlySet<string>,
) {
  // Many rows may share one logical time, so the offset moves past those that were seen.
  for (let offset = 0; ;) {
    const page = await askPage(session, list, end_lt, offset)
    const fresh = page.own.filter(({ key }) => !seen.has(key.join()))
    if (fresh.length > 0 || page.isLast) return { ...page, fresh }
    offset += page.own.length
  }
}

async function readDown<E extends object>(session: Session, list: LtList<E>): Promise<void> {
  let draft = session.mark().draft ?? createDraftSweep('rows', pageSize)
  const { seen, last } = await readMembers(session, draft.edition, draft.pages)
  let end = last
  for (;;) {
    const { fresh, others, at, isLast } = await fetchBelow(session, list, end, seen)
    const members = packRows(fresh)
    const next: DraftSweep = {
      ...draft,
      pages: [...draft.pages, { at: draft.next, rows: fresh.length }],
      next: draft.next + 1,
      begun: draft.begun || at,
    }
    await session.write(
      { drafts: others, change: unchanged },
      {
        drafts: fresh,
        change: (mark) => ({
          ...mark,
          draft: isLast ? { ...next, pass: topMissing } : next,
          rows: mark.sweeps?.['rows'] === undefined ? seen.size + fresh.length : mark.rows,
        }),
        pages: { put: [[coverageKey.page(session.id, next.edition, draft.next), members]] },
      },
    )
    if (isLast) return
    for (const { key } of fresh) seen.add(key.join())
    const bottom = fresh.at(-1)
    end = bottom === undefined ? end : list.lt(bottom.value)
    draft = next
  }
}

function packRows(rows: readonly OwnDraft[]): MemberPage {
  return packMembers(rows.map(({ key, value }) => ({ key, version: rowVersion(value) })))
}

/** Reads the keys of pages, and the logical time of the last row. */
async function readMembers(session: Session, edition: string, pages: readonly SweepPage[]) {
  const seen = new Set<string>()
  let last: string | undefined
  for (const { at } of pages) {
    const page = await session.readPage(coverageKey.page(session.id, edition, at))
    for (const { key } of unpackMembers(page)) seen.add(key.join())
    last = page?.versions.at(-1)?.split(' ')[0] ?? last
  }
  return { seen, last }
}

/** Fetches from the top down to a row that has not changed, and replaces the part above it. */
async function refreshTop<E extends object>(
  session: Session,
  list: LtList<E>,
  known: Sweep | DraftSweep | undefined,
): Promise<void> {
  if (known === undefined) return
  const { edition, pages } = known
  const readAt = 'asOf' in known ? known.asOf : known.begun
  const rows: OwnDraft<E>[] = []
  const seen = new Set<string>()
  let asOf: number | undefined
  /** Start of the unchanged part: its first page, and the position in it. */
  let rest: { readonly page: number; readonly from: number } | undefined
  for (let end: string | undefined, isLast = false; !isLast && rest === undefined;) {
    const page = await fetchBelow(session, list, end, seen)
    asOf ??= page.at
    isLast = page.isLast
    rows.push(...page.fresh)
    for (const { key } of page.fresh) seen.add(key.join())
    const last = rows.at(-1)
    end = last && list.lt(last.value)
    await session.write({ drafts: page.others, change: unchanged })
    if (last !== undefined && !isLast) rest = await findRest(session, edition, pages, last)
  }
  const kept = rest === undefined ? [] : pages.slice(rest.page)
  const [cut] = kept
  const place = coverageKey.page(session.id, edition, cut?.at ?? 0)
  const partly = cut === undefined ? undefined : await session.readPage(place)
  const from = rest?.from ?? 0
  const first = { at: (cut?.at ?? 0) - 1, rows: rows.length }
  const old = kept.map((page, at) => ({
    ...page,
    ...(at === 0 && { rows: page.rows - from }),
    asOf: page.asOf ?? readAt,
  }))
  const next = [first, ...old]
  await session.write({
    drafts: rows,
    change: (mark: Mark) => withSweep(mark, 'rows', { edition, pages: next, asOf: asOf ?? 0 }),
    pages: {
      put: [
        [coverageKey.page(session.id, edition, first.at), packRows(rows)],
        ...(partly === undefined ? [] : [[place, packMembers(unpackMembers(partly, from))] as const]),
      ],
      drop: pages
        .filter(({ at }) => !next.some((page) => page.at === at))
        .map(({ at }) => coverageKey.page(session.id, edition, at)),
    },
  })
}

/** Finds where the known list continues after a row; undefined unless it has the row in this state. */
async function findRest(
  session: Session,
  edition: string,
  pages: readonly SweepPage[],
  { key, value }: OwnDraft,
): Promise<{ readonly page: number; readonly from: number } | undefined> {
  const name = key.join()
  for (const [page, { at }] of pages.entries()) {
    const members = unpackMembers(await session.readPage(coverageKey.page(session.id, edition, at)))
    const place = members.findIndex((member) => member.key.join() === name)
    if (place < 0) continue
    if (members[place]?.version !== rowVersion(value)) return undefined
    return place + 1 === members.length ? { page: page + 1, from: 0 } : { page, from: place + 1 }
  }
  return undefined
}
