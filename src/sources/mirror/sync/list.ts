// Reads lists of mutable state page by page while they may change. The first pass writes the list down; each
// later pass compares it with what the pass before saw. A row's logical time only grows, so a page that is
// equal in two passes did not change in between, and the list was exactly like this when the second began.
import type { AnyEndpoint } from '../../../service/endpoints/endpoint.ts'
import { sameKey } from '../storage/keys.ts'
import type { Kind } from '../kinds/kind.ts'
import {
  type DraftSweep,
  coverageKey,
  type Mark,
  type MemberPage,
  oldestPage,
  packMembers,
  rowVersion,
} from '../coverage/marks.ts'
import { splitDrafts, type Session, unchanged, requireLimit, retryWithFewerRows } from './session.ts'

/** One list of the service. */
export interface ListToSweep<E extends object> {
  /** Name of the list in the scope. */
  readonly list: string
  readonly endpoint: AnyEndpoint
  readonly params: Readonly<Record<string, unknown>>
  readonly kind: Kind<E>
  /** True for rows that were asked for: a service may ignore or misread a filter. */
  readonly belongs: (value: E) => boolean
  /** Called with each page. Such a sweep always starts from the beginning. */
  readonly onRows?: ((rows: readonly E[]) => void) | undefined
}

/** Rows of one request. Most lists fit in one, and one answer shows one moment. */
const pageSize = 1000
const maxPasses = 6

/** Sweeps a list until its state at one moment is known. @throws {SyncError} It kept changing. */
export async function sweepList<E extends object>(session: Session, target: ListToSweep<E>): Promise<void> {
  await retryWithFewerRows(pageSize, async (size) => {
    // A callback must see all pages, so such a sweep does not resume a draft.
    const before = target.onRows === undefined ? session.mark().draft : undefined
    let draft: DraftSweep =
      before?.list === target.list && before.size === size ? before : createDraftSweep(target.list, size)
    while (draft.pass <= maxPasses) {
      const next = await sweepPage(session, target, draft)
      if (next === undefined) return
      draft = next
    }
    await session.write({ drafts: [], change: ({ draft: _draft, ...mark }) => mark })
    session.fail('drift', `the list changed ${maxPasses} times while it was read; sync again later`)
  })
}

/** Starts a sweep under a new edition. */
export function createDraftSweep(list: string, size: number): DraftSweep {
  const edition = `${Date.now().toString(36)}${Math.random().toString(36).slice(2)}`
  return { edition, list, size, pages: [], pass: 1, next: 0, changed: false, begun: 0 }
}

/** Reads one page. @returns The draft after it; undefined once the list is known. */
async function sweepPage<E extends object>(
  session: Session,
  { list, endpoint, params, kind, belongs, onRows }: ListToSweep<E>,
  draft: DraftSweep,
): Promise<DraftSweep | undefined> {
  const { edition, size, pass, next: at } = draft
  const page = await session.ask(endpoint, { ...params, limit: size, offset: at * size })
  const { own, others } = splitDrafts<E>(page, kind)
  requireLimit(session, own, size)
  const stranger = own.find(({ value }) => !belongs(value))
  if (stranger !== undefined) session.fail('answer', 'a row does not belong to the list that was asked for')
  onRows?.(own.map(({ value }) => value))
  const members = packMembers(own.map(({ key, value }) => ({ key, version: rowVersion(value) })))
  const place = coverageKey.page(session.id, edition, at)
  // Pages that the pass before did not see are left over from an earlier pass.
  const known = pass > 1 && at < draft.pages.length
  const old = !known ? undefined : await session.readPage(place)
  const isLast = own.length < size
  const differs = !isSame(old, members) || (isLast && draft.pages.length > at + 1)
  const pages = draft.pages.slice(0, isLast ? at : undefined)
  pages[at] = { at, rows: own.length }
  const seen: DraftSweep = {
    ...draft,
    pages,
    next: at + 1,
    changed: draft.changed || differs,
    begun: at === 0 ? page.at : draft.begun,
  }
  // A list of one page was exactly like this when it was answered.
  const isKnown = isLast && (at === 0 || (pass > 1 && !seen.changed))
  const following: DraftSweep = isLast ? { ...seen, pass: pass + 1, next: 0, changed: false } : seen
  await session.write(
    { drafts: others, change: unchanged },
    {
      drafts: own,
      change: (mark) =>
        isKnown ? withSweep(mark, list, { edition, pages, asOf: seen.begun }) : { ...mark, draft: following },
      pages: { put: [[place, members]] },
    },
  )
  return isKnown ? undefined : following
}

/** Adds a finished sweep to a mark. */
export function withSweep(
  { draft: _draft, ...mark }: Mark,
  list: string,
  sweep: NonNullable<Mark['sweeps']>[string],
): Mark {
  const sweeps = { ...mark.sweeps, [list]: sweep }
  return { ...mark, sweeps, rows: countRows(sweeps['rows']), asOf: oldestMoment(sweeps) }
}

function countRows(sweep: { readonly pages: readonly { readonly rows: number }[] } | undefined): number {
  return (sweep?.pages ?? []).reduce((sum, { rows }) => sum + rows, 0)
}

function oldestMoment(sweeps: NonNullable<Mark['sweeps']>): number {
  return Math.min(...Object.values(sweeps).map(oldestPage))
}

function isSame(a: MemberPage | undefined, b: MemberPage): boolean {
  return (
    a !== undefined &&
    a.versions.length === b.versions.length &&
    a.versions.every((version, at) => version === b.versions[at]) &&
    sameKey(new Uint8Array(a.keys), new Uint8Array(b.keys))
  )
}
