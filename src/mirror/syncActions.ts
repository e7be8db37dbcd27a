// Actions of an account, newest trace first, by windows of time. What is found for a trace comes
// seconds after it, so the top of the list may still change; traces below what changed are settled.
import { actions } from '../endpoints/actions.ts'
import type { Action } from '../schema/action.ts'
import { action } from './action.ts'
import { versionOf } from './coverage.ts'
import type { Draft } from './kinds.ts'
import { type DraftSweep, keyOf, type Mark, type MemberPage, membersIn, packMembers, type SweepPage } from './marks.ts'
import { parted, type Session, unchanged, withFewer } from './session.ts'
import { withSweep } from './syncList.ts'

const endpoint = actions
/** Rows of one request. */
const SIZE = 500
/** Pass of a draft that has reached the end of the list; what came on top meanwhile is not known. */
const READ = 2

/** Brings the actions of an account, oldest last, then what came on top meanwhile. */
export async function syncActions(session: Session, account: string): Promise<void> {
  const { sweeps, draft } = session.mark()
  if (sweeps?.['rows'] === undefined && draft?.pass !== READ) await readDown(session, account)
  await refreshTop(session, account)
}

type OwnDraft = Draft & { readonly value: Action }

/** Rows at and below a moment; `skip` of them are known. */
async function ask(session: Session, account: string, end_lt: string | undefined, offset: number) {
  return withFewer(SIZE, async (limit) => {
    const page = await session.ask(endpoint, {
      account,
      include_accounts: true,
      sort: 'desc',
      limit,
      offset,
      ...(end_lt !== undefined && { end_lt }),
    })
    const { own, others } = parted<Action>(page, action)
    for (const { value } of own) check(session, account, value)
    return { own, others, at: page.at, isLast: own.length < limit }
  })
}

function check(session: Session, account: string, value: Action): void {
  if (!(value.accounts ?? []).includes(account)) {
    session.fail('answer', `action ${value.action_id} does not name the account among its accounts`)
  }
  if (!/^\d{1,20}$/.test(value.trace_end_lt)) {
    session.fail('answer', `trace_end_lt of action ${value.action_id} is not readable`)
  }
}

/** Rows from a moment down that are not in `seen`; nothing once the list has ended. */
async function below(
  session: Session,
  account: string,
  end_lt: string | undefined,
  seen: ReadonlySet<string>,
) {
  // Many actions may share one moment: those that are known are asked past.
  for (let offset = 0; ; ) {
    const page = await ask(session, account, end_lt, offset)
    const fresh = page.own.filter(({ key }) => !seen.has(key.join()))
    if (fresh.length > 0 || page.isLast) return { ...page, fresh }
    offset += page.own.length
  }
}

async function readDown(session: Session, account: string): Promise<void> {
  let draft = session.mark().draft ?? freshDraft()
  const { seen, last } = await membersOf(session, draft.edition, draft.pages)
  let end = last
  for (;;) {
    const { fresh, others, at, isLast } = await below(session, account, end, seen)
    const members = pageOf(fresh)
    const next: DraftSweep = {
      ...draft,
      pages: [...draft.pages, { at: draft.next, rows: fresh.length }],
      next: draft.next + 1,
      begun: draft.begun || at,
    }
    await session.keep(
      { drafts: others, change: unchanged },
      {
        drafts: fresh,
        change: (mark) => ({ ...mark, draft: isLast ? { ...next, pass: READ } : next, rows: seen.size + fresh.length }),
        pages: { put: [[keyOf.page(session.id, next.edition, draft.next), members]] },
      },
    )
    if (isLast) return
    for (const { key } of fresh) seen.add(key.join())
    end = fresh.at(-1)?.value.trace_end_lt ?? end
    draft = next
  }
}

function freshDraft(): DraftSweep {
  const edition = `${Date.now().toString(36)}${Math.random().toString(36).slice(2)}`
  return { edition, list: 'rows', size: SIZE, pages: [], pass: 1, next: 0, changed: false, begun: 0 }
}

function pageOf(rows: readonly OwnDraft[]): MemberPage {
  return packMembers(rows.map(({ key, value }) => ({ key, version: versionOf(value) })))
}

/** Keys of pages, and the moment of the last of them. */
async function membersOf(session: Session, edition: string, pages: readonly SweepPage[]) {
  const seen = new Set<string>()
  let last: string | undefined
  for (const { at } of pages) {
    const page = await session.page(keyOf.page(session.id, edition, at))
    for (const { key } of membersIn(page)) seen.add(key.join())
    last = page?.versions.at(-1)?.split(' ')[0] ?? last
  }
  return { seen, last }
}

/** Reads from the top down to a row that is known as it is, and puts what it read in its place. */
async function refreshTop(session: Session, account: string): Promise<void> {
  const { sweeps, draft } = session.mark()
  const known = sweeps?.['rows'] ?? draft
  if (known === undefined) return
  const { edition, pages } = known
  const rows: OwnDraft[] = []
  const seen = new Set<string>()
  let asOf: number | undefined
  /** What stays below: the first page that does, and how many of its rows do not. */
  let stays: { readonly page: number; readonly from: number } | undefined
  for (let end: string | undefined, isLast = false; !isLast && stays === undefined; ) {
    const page = await below(session, account, end, seen)
    asOf ??= page.at
    isLast = page.isLast
    rows.push(...page.fresh)
    for (const { key } of page.fresh) seen.add(key.join())
    const last = rows.at(-1)
    end = last?.value.trace_end_lt
    await session.keep({ drafts: page.others, change: unchanged })
    if (last !== undefined && !isLast) stays = await find(session, edition, pages, last)
  }
  const kept = stays === undefined ? [] : pages.slice(stays.page)
  const [cut] = kept
  const place = keyOf.page(session.id, edition, cut?.at ?? 0)
  const partly = cut === undefined ? undefined : await session.page(place)
  const from = stays?.from ?? 0
  const first = { at: (cut?.at ?? 0) - 1, rows: rows.length }
  const next = [first, ...kept.map((page, at) => (at === 0 ? { ...page, rows: page.rows - from } : page))]
  await session.keep({
    drafts: rows,
    change: (mark: Mark) => withSweep(mark, 'rows', { edition, pages: next, asOf: asOf ?? 0 }),
    pages: {
      put: [
        [keyOf.page(session.id, edition, first.at), pageOf(rows)],
        ...(partly === undefined
          ? []
          : [[place, packMembers(membersIn(partly, from))] as const]),
      ],
      drop: pages
        .filter(({ at }) => !next.some((page) => page.at === at))
        .map(({ at }) => keyOf.page(session.id, edition, at)),
    },
  })
}

/** Where the list goes on behind a row, if it has it in this state. */
async function find(
  session: Session,
  edition: string,
  pages: readonly SweepPage[],
  { key, value }: OwnDraft,
): Promise<{ readonly page: number; readonly from: number } | undefined> {
  const name = key.join()
  for (const [page, { at }] of pages.entries()) {
    const members = membersIn(await session.page(keyOf.page(session.id, edition, at)))
    const place = members.findIndex((member) => member.key.join() === name)
    if (place < 0) continue
    return members[place]?.version === versionOf(value) ? { page, from: place + 1 } : undefined
  }
  return undefined
}
