// Lists of mutable state, read page by page while they may change. One pass writes the list down, the
// next compares it with itself. A row's logical time only grows, so a page that is equal in both did
// not change in between, and the whole list stood just so when the second pass began.
import type { AnyEndpoint } from '../endpoints/endpoint.ts'
import { versionOf } from './coverage.ts'
import { sameKey } from './keys.ts'
import type { Kind } from './kinds.ts'
import { type DraftSweep, keyOf, type Mark, type MemberPage, packMembers } from './marks.ts'
import { parted, type Session, unchanged, withFewer } from './session.ts'

/** One list of the service. */
export interface ListToSweep<E extends object> {
  /** Which list of the scope. */
  readonly name: string
  readonly endpoint: AnyEndpoint
  readonly params: Readonly<Record<string, unknown>>
  readonly kind: Kind<E>
  /** Whether a row is what was asked for: a filter may be misread on the way. */
  readonly belongs: (value: E) => boolean
  /** Sees each page; such a sweep always begins anew. */
  readonly onRows?: ((rows: readonly E[]) => void) | undefined
}

/** Rows of one request: most lists fit in it, and one answer shows one moment. */
const SIZE = 1000
const MOST_PASSES = 6

/** Sweeps a list until it is known as of one moment. @throws {SyncError} It never stands still. */
export async function sweepList<E extends object>(
  session: Session,
  list: ListToSweep<E>,
): Promise<void> {
  await withFewer(SIZE, async (size) => {
    // Who looks at each page has to see all of them.
    const before = list.onRows === undefined ? session.mark().draft : undefined
    let draft: DraftSweep =
      before?.list === list.name && before.size === size ? before : freshDraft(list.name, size)
    while (draft.pass <= MOST_PASSES) {
      const next = await step(session, list, draft)
      if (next === undefined) return
      draft = next
    }
    await session.keep({ drafts: [], change: ({ draft: _draft, ...mark }) => mark })
    session.fail('drift', `the list changed ${MOST_PASSES} times while it was read; sync again later`)
  })
}

function freshDraft(list: string, size: number): DraftSweep {
  const edition = `${Date.now().toString(36)}${Math.random().toString(36).slice(2)}`
  return { edition, list, size, pages: [], pass: 1, next: 0, changed: false, begun: 0 }
}

/** One request. @returns The draft after it, or nothing once the list is known. */
async function step<E extends object>(
  session: Session,
  { name, endpoint, params, kind, belongs, onRows }: ListToSweep<E>,
  draft: DraftSweep,
): Promise<DraftSweep | undefined> {
  const { edition, size, pass, next: at } = draft
  const page = await session.ask(endpoint, { ...params, limit: size, offset: at * size })
  const { own, others } = parted<E>(page, kind)
  if (own.length > size) session.fail('answer', `${own.length} rows came where ${size} were asked for`)
  const stranger = own.find(({ value }) => !belongs(value))
  if (stranger !== undefined) session.fail('answer', 'a row is not of the list that was asked for')
  onRows?.(own.map(({ value }) => value))
  const members = packMembers(own.map(({ key, value }) => ({ key, version: versionOf(value) })))
  const place = keyOf.page(session.id, edition, at)
  // Pages that the pass before did not see are leftovers of an earlier one.
  const known = pass > 1 && at < draft.pages.length
  const old = !known ? undefined : await session.page(place)
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
  // A list of one page stood just so when it was answered.
  const isKnown = isLast && (at === 0 || (pass > 1 && !seen.changed))
  const following: DraftSweep = isLast ? { ...seen, pass: pass + 1, next: 0, changed: false } : seen
  await session.keep(
    { drafts: others, change: unchanged },
    {
      drafts: own,
      change: (mark) =>
        isKnown ? withSweep(mark, name, { edition, pages, asOf: seen.begun }) : { ...mark, draft: following },
      pages: { put: [[place, members]] },
    },
  )
  return isKnown ? undefined : following
}

/** The mark with a finished sweep. */
export function withSweep(
  { draft: _draft, ...mark }: Mark,
  name: string,
  sweep: NonNullable<Mark['sweeps']>[string],
): Mark {
  const sweeps = { ...mark.sweeps, [name]: sweep }
  return { ...mark, sweeps, rows: rowsOf(sweeps['rows']), asOf: oldest(sweeps) }
}

function rowsOf(sweep: { readonly pages: readonly { readonly rows: number }[] } | undefined): number {
  return (sweep?.pages ?? []).reduce((sum, { rows }) => sum + rows, 0)
}

function oldest(sweeps: NonNullable<Mark['sweeps']>): number {
  return Math.min(...Object.values(sweeps).map(({ asOf }) => asOf))
}

function isSame(a: MemberPage | undefined, b: MemberPage): boolean {
  return (
    a !== undefined &&
    a.versions.length === b.versions.length &&
    a.versions.every((version, at) => version === b.versions[at]) &&
    sameKey(new Uint8Array(a.keys), new Uint8Array(b.keys))
  )
}
