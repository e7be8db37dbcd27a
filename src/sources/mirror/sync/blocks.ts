import { blocks } from '../../../service/endpoints/blocks.ts'
import type { Block } from '../../../service/rows/block.ts'
import { coverageKey, packMembers } from '../coverage/marks.ts'
import { splitDrafts, type Session } from './session.ts'
import { committedBy } from '../../../service/rules/blocks.ts'
import { block } from '../kinds/block.ts'

const endpoint = blocks
/** Upper bound of rows: a masterchain block commits far fewer blocks. */
const maxRows = 1000
const onlyEdition = 'only'
const nothing = { own: [], others: [] }

/** Syncs the blocks that each masterchain block of a range committed, in order. They never change. */
export async function syncBlocks(session: Session, from: number, to: number): Promise<void> {
  const pages = () => session.mark().sweeps?.['rows']?.pages ?? []
  for (let seqno = from + pages().length; seqno <= to; seqno++) {
    const page = await ask(session, seqno)
    const { own, others } = page === undefined ? nothing : splitDrafts<Block>(page, block)
    // The range reaches beyond the newest block.
    if (page === undefined || own.length === 0) return
    checkRows(
      session,
      seqno,
      own.map(({ value }) => value),
    )
    const members = packMembers(own.map(({ key }) => ({ key, version: '' })))
    await session.write({
      drafts: [...others, ...own],
      change: (mark) => ({
        ...mark,
        sweeps: {
          rows: {
            edition: onlyEdition,
            asOf: page.at,
            pages: [...(mark.sweeps?.['rows']?.pages ?? []), { at: seqno, rows: own.length }],
          },
        },
        rows: mark.rows + own.length,
        asOf: page.at,
        mc_seqno: seqno,
        state: seqno === to ? 'complete' : 'partial',
      }),
      pages: { put: [[coverageKey.page(session.id, onlyEdition, seqno), members]] },
    })
  }
}

async function ask(session: Session, seqno: number) {
  try {
    return await session.ask(endpoint, { mc_seqno: seqno, limit: maxRows })
  } catch (error) {
    const { name, kind } = error as { readonly name?: string; readonly kind?: string }
    if (name === 'HttpError' && kind === 'notFound') return undefined
    throw error
  }
}

/** @throws {SyncError} The rows are not the blocks that were asked for. */
function checkRows(session: Session, seqno: number, rows: readonly Block[]): void {
  if (rows.length >= maxRows)
    session.fail('answer', `the answer holds ${maxRows} or more blocks for one masterchain block`)
  if (rows.some((row) => committedBy(row) !== seqno)) {
    session.fail('answer', `the answer holds a block that masterchain block ${seqno} did not commit`)
  }
  if (!rows.some((row) => row.workchain === -1 && row.seqno === seqno)) {
    session.fail('answer', `masterchain block ${seqno} itself is missing`)
  }
}
