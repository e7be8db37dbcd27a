import { useEffect, useMemo, useState, type ReactElement } from 'react'
import { TransactionDetails, useVerification, VerifiedMark } from 'tonlens'
import { uncoveredFields } from 'tonlens/verify'
import type { Transaction } from '../../../src/service/rows/transaction.ts'
import { loadAnswer } from '../../chain/answers.ts'
import index from '../../chain/index.json'

/** One value of a row, with its path. */
interface Leaf {
  readonly path: string
  readonly text: string
}

/** Paths and values of all fields of a row, as JSON. */
function* leaves(value: unknown, path = ''): Generator<Leaf> {
  if (typeof value !== 'object' || value === null) {
    yield { path, text: JSON.stringify(value) ?? 'null' }
    return
  }
  for (const [key, below] of Object.entries(value)) yield* leaves(below, path === '' ? key : `${path}.${key}`)
}

/** The row with another value at a path; a text that is no JSON is taken as a string. */
function change(row: Transaction, path: string, text: string): Transaction {
  const copy = structuredClone(row)
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  const parent = keys.reduce<Record<string, unknown>>(
    (object, key) => object[key] as Record<string, unknown>,
    copy as unknown as Record<string, unknown>,
  )
  try {
    parent[last] = JSON.parse(text)
  } catch {
    parent[last] = text
  }
  return copy
}

/** A transaction of the embedded chain, of which the reader may change any field. */
export function VerifyGuide(): ReactElement {
  const [row, setRow] = useState<Transaction>()
  const [path, setPath] = useState('total_fees')
  const [text, setText] = useState<string>()
  useEffect(() => {
    const find = async () => {
      const { transactions } = await loadAnswer<{ transactions: readonly Transaction[] }>('transactions.json')
      setRow(transactions.find(({ hash }) => hash === index.showcase.transactions.transfer))
    }
    void find()
  }, [])
  const fields = useMemo(() => (row ? [...leaves(row)] : []), [row])
  const original = fields.find((field) => field.path === path)?.text ?? ''
  const changed = useMemo(() => (row && text !== undefined ? change(row, path, text) : row), [row, path, text])
  const { resultFor } = useVerification(useMemo(() => (changed ? [changed] : []), [changed]))
  return (
    <div style={{ display: 'grid', gap: 12 }}>
      <p style={{ display: 'flex', flexWrap: 'wrap', gap: 12, margin: 0 }}>
        <label>
          Field{' '}
          <select
            value={path}
            style={{ maxWidth: '16rem' }}
            onChange={(event) => {
              setPath(event.target.value)
              setText(undefined)
            }}
          >
            {fields.map((field) => (
              <option key={field.path}>{field.path}</option>
            ))}
          </select>
        </label>
        <label>
          Value <input value={text ?? original} onChange={(event) => setText(event.target.value)} />
        </label>
        <button type="button" onClick={() => setText(undefined)}>
          Restore
        </button>
      </p>
      <VerifiedMark result={resultFor(changed)} />
      <TransactionDetails transaction={changed} />
    </div>
  )
}

/** The fields that no hash covers, from the constant of the package. */
export function UncoveredFields({ kind }: { readonly kind: keyof typeof uncoveredFields }): ReactElement {
  return (
    <ul>
      {uncoveredFields[kind].map((field) => (
        <li key={field}>
          <code>{field}</code>
        </li>
      ))}
    </ul>
  )
}
