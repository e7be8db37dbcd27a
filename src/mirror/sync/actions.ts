// Syncs the actions of an account, newest trace first, by windows of logical time. The service classifies a
// trace seconds after it ends, so the top of the list may still change; traces below the changes are final.
import { actions } from '../../endpoints/actions.ts'
import { isFinalized } from '../../model/finality.ts'
import type { Action } from '../../schema/action.ts'
import { action } from '../kinds/action.ts'
import type { Draft } from '../kinds/kind.ts'
import { type DraftSweep, coverageKey, type Mark, type MemberPage, unpackMembers, packMembers, rowVersion, type SweepPage } from '../coverage/marks.ts'
import { splitDrafts, type Session, unchanged, retryWithFewerRows } from './session.ts'
import { createDraftSweep, withSweep } from './list.ts'

const endpoint = actions
/** Rows of one request. */
const SIZE = 500
/** Pass of a draft that has reached the end of the list. What came on top meanwhile is still missing. */
const TOP_MISSING = 2

/** Syncs the actions of an account from the newest down, then those that came on top meanwhile. */
export async function syncActions(session: Session, account: string): Promise<void> {
  const { sweeps, draft } = session.mark()
  if (sweeps?.['rows'] === undefined && draft?.pass !== TOP_MISSING) await readDown(session, account)
  await refreshTop(session, account)
}

type OwnDraft = Draft & { readonly value: Action }

/** Asks for rows up to a logical time, after the first `offset` ones. */
async function askPage(session: Session, account: string, end_lt: string | undefined, offset: number) {
  return retryWithFewerRows(SIZE, async (limit) => {
    const page = await session.ask(endpoint, {
      account,
      include_accounts: true,
      sort: 'desc',
      limit,
      offset,
      ...(end_lt !== undefined && { end_lt }),
    })
    const { own, others } = splitDrafts<Action>(page, action)
    for (const { value } of own) checkRow(session, account, value)
    return { own, others, at: page.at, isLast: own.length < limit }
  })
}

/** @throws {SyncError} The row is not of the account, or not readable. */
function checkRow(session: Session, account: string, value: Action): void {
  if (!isFinalized(value)) session.fail('answer', `action ${value.action_id} is not finalized`)
  if (!(value.accounts ?? []).includes(account)) {
    session.fail('answer', `action ${value.action_id} does not name the account among its accounts`)
  }
  if (!/^\d{1,20}$/.test(value.trace_end_lt)) {
    session.fail('answer', `trace_end_lt of action ${value.action_id} is not readable`)
  }
}

/** Fetches rows up to a logical time that are not in `seen`; none once the list has ended. */
async function fetchBelow(
  session: Session,
  account: string,
  end_lt: string | undefined,
  seen: ReadonlySet<string>,
) {
  // Many actions may share one logical time, so the offset moves past those that were seen.
  for (let offset = 0; ; ) {
    const page = await askPage(session, account, end_lt, offset)
    const fresh = page.own.filter(({ key }) => !seen.has(key.join()))
    if (fresh.length > 0 || page.isLast) return { ...page, fresh }
    offset += page.own.length
  }
}

async function readDown(session: Session, account: string): Promise<void> {
  let draft = session.mark().draft ?? createDraftSweep('rows', SIZE)
  const { seen, last } = await readMembers(session, draft.edition, draft.pages)
  let end = last
  for (;;) {
    const { fresh, others, at, isLast } = await fetchBelow(session, account, end, seen)
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
        change: (mark) => ({ ...mark, draft: isLast ? { ...next, pass: TOP_MISSING } : next, rows: seen.size + fresh.length }),
        pages: { put: [[coverageKey.page(session.id, next.edition, draft.next), members]] },
      },
    )
    if (isLast) return
    for (const { key } of fresh) seen.add(key.join())
    end = fresh.at(-1)?.value.trace_end_lt ?? end
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
async function refreshTop(session: Session, account: string): Promise<void> {
  const { sweeps, draft } = session.mark()
  const known = sweeps?.['rows'] ?? draft
  if (known === undefined) return
  const { edition, pages } = known
  const rows: OwnDraft[] = []
  const seen = new Set<string>()
  let asOf: number | undefined
  /** Start of the unchanged part: its first page, and the position in it. */
  let rest: { readonly page: number; readonly from: number } | undefined
  for (let end: string | undefined, isLast = false; !isLast && rest === undefined; ) {
    const page = await fetchBelow(session, account, end, seen)
    asOf ??= page.at
    isLast = page.isLast
    rows.push(...page.fresh)
    for (const { key } of page.fresh) seen.add(key.join())
    const last = rows.at(-1)
    end = last?.value.trace_end_lt
    await session.write({ drafts: page.others, change: unchanged })
    if (last !== undefined && !isLast) rest = await findRest(session, edition, pages, last)
  }
  const kept = rest === undefined ? [] : pages.slice(rest.page)
  const [cut] = kept
  const place = coverageKey.page(session.id, edition, cut?.at ?? 0)
  const partly = cut === undefined ? undefined : await session.readPage(place)
  const from = rest?.from ?? 0
  const first = { at: (cut?.at ?? 0) - 1, rows: rows.length }
  const next = [first, ...kept.map((page, at) => (at === 0 ? { ...page, rows: page.rows - from } : page))]
  await session.write({
    drafts: rows,
    change: (mark: Mark) => withSweep(mark, 'rows', { edition, pages: next, asOf: asOf ?? 0 }),
    pages: {
      put: [
        [coverageKey.page(session.id, edition, first.at), packRows(rows)],
        ...(partly === undefined
          ? []
          : [[place, packMembers(unpackMembers(partly, from))] as const]),
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
    return members[place]?.version === rowVersion(value) ? { page, from: place + 1 } : undefined
  }
  return undefined
}
