import { blocks } from '../endpoints/blocks.ts'
import type { Block } from '../schema/block.ts'
import { block, committedBy } from './blocks.ts'
import { keyOf, packMembers } from './marks.ts'
import { parted, type Session } from './session.ts'

const endpoint = blocks
/** A masterchain block commits far fewer. */
const MOST = 1000
const EDITION = 'only'
const nothing = { own: [], others: [] }

/** Brings what each masterchain block of a range committed, in their order; what is here never changes. */
export async function syncBlocks(session: Session, from: number, to: number): Promise<void> {
  const pages = () => session.mark().sweeps?.['rows']?.pages ?? []
  for (let seqno = from + pages().length; seqno <= to; seqno++) {
    const page = await ask(session, seqno)
    const { own, others } = page === undefined ? nothing : parted<Block>(page, block)
    // Not there yet: the range reaches beyond the head.
    if (page === undefined || own.length === 0) return
    check(session, seqno, own.map(({ value }) => value))
    const members = packMembers(own.map(({ key }) => ({ key, version: '' })))
    await session.keep({
      drafts: [...others, ...own],
      change: (mark) => ({
        ...mark,
        sweeps: {
          rows: {
            edition: EDITION,
            asOf: page.at,
            pages: [...(mark.sweeps?.['rows']?.pages ?? []), { at: seqno, rows: own.length }],
          },
        },
        rows: mark.rows + own.length,
        asOf: page.at,
        mc_seqno: seqno,
        state: seqno === to ? 'complete' : 'partial',
      }),
      pages: { put: [[keyOf.page(session.id, EDITION, seqno), members]] },
    })
  }
}

async function ask(session: Session, seqno: number) {
  try {
    return await session.ask(endpoint, { mc_seqno: seqno, limit: MOST })
  } catch (error) {
    const { name, kind } = error as { readonly name?: string; readonly kind?: string }
    if (name === 'HttpError' && kind === 'notFound') return undefined
    throw error
  }
}

function check(session: Session, seqno: number, rows: readonly Block[]): void {
  if (rows.length >= MOST) session.fail('answer', `more than ${MOST} blocks came for one masterchain block`)
  if (rows.some((row) => committedBy(row) !== seqno)) {
    session.fail('answer', `a block came that masterchain block ${seqno} did not commit`)
  }
  if (!rows.some((row) => row.workchain === -1 && row.seqno === seqno)) {
    session.fail('answer', `masterchain block ${seqno} itself is missing`)
  }
}
