import { render, screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect } from 'vitest'
import {
  MessageChainGraph,
  type MessageChainGraphProps,
} from '../../../src/components/traces/message-chain-graph/MessageChainGraph.tsx'
import type { Transaction } from '../../../src/service/rows/transaction.ts'
import { message, transaction, tree } from '../../meaning/trace/build.ts'

export function Graph(props: MessageChainGraphProps): ReactElement {
  return <MessageChainGraph style={{ width: 800 }} {...props} />
}

/** Waits for the drawing, which appears with the first layout. */
export async function show(props: MessageChainGraphProps): Promise<ReturnType<typeof render>> {
  const view = render(<Graph {...props} />)
  await waitFor(() => expect(view.container.querySelector('[data-layout="placed"]')).not.toBeNull())
  // The first one loads them file by file.
  await screen.findByRole('toolbar', { name: 'View' }, { timeout: 30_000 })
  return view
}

export const graph = (): HTMLElement => screen.getByRole('region', { name: 'Trace' })
export const cards = (): HTMLElement[] => screen.getAllByRole('treeitem')
export const card = (hash: string): HTMLElement => {
  const found = cards().find(({ dataset }) => dataset['id'] === hash)
  if (found === undefined) throw new Error(`no card ${hash}`)
  return found
}
export const focused = (): string | undefined => (document.activeElement as HTMLElement | null)?.dataset['id']
export const frames = (count: number): Promise<void> =>
  new Promise((done) => {
    const next = (left: number): void => void requestAnimationFrame(() => (left <= 1 ? done() : next(left - 1)))
    next(count)
  })

export const failing = {
  aborted: true,
  compute_ph: { skipped: false, success: false, exit_code: 706 },
  action: null,
  bounce: { type: 'ok' },
}

/** Root, two children, the second with two of its own; ids are `in 0`, `m1`, … */
export const small = tree([-1, 0, 0, 2, 2])

export function fast(parents: readonly number[]): Transaction[] {
  const sent = parents.map((): ReturnType<typeof message>[] => [])
  parents.forEach((parent, child) => sent[parent]?.push(message(`m${child}`)))
  return parents.map((parent, at) =>
    transaction({
      hash: String(at),
      lt: String(100_000 + at),
      ...(parent >= 0 && { in_msg: message(`m${at}`) }),
      out_msgs: sent[at] ?? [],
    }),
  )
}
