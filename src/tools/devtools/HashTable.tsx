import type { ReactElement } from 'react'
import type { HashCounts } from './checkHashes.ts'

const columns = [
  ['fits', 'Hash verified'],
  ['repaired', 'Verified (corrected)'],
  ['unverifiable', 'Can’t verify'],
  ['mismatch', 'Hash mismatch'],
] as const

/** Transactions in results, by endpoint and by whether they fit their hashes. */
export function HashTable({ hashes }: { readonly hashes: Readonly<Record<string, HashCounts>> }): ReactElement {
  const endpoints = Object.entries(hashes).sort(([a], [b]) => (a < b ? -1 : 1))
  if (endpoints.length === 0) return <p part="devtools-none">No result had a transaction yet.</p>
  return (
    <>
      <p>A verified hash does not prove that the transaction is on the chain.</p>
      <table part="devtools-table">
        <caption part="devtools-caption">Transactions checked against their hashes</caption>
        <thead>
          <tr>
            <th scope="col">Endpoint</th>
            {columns.map(([status, label]) => (
              <th key={status} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {endpoints.map(([name, counts]) => (
            <tr key={name} data-status={counts.mismatch > 0 ? 'failed' : undefined}>
              <th scope="row">{name}</th>
              {columns.map(([status]) => (
                <td key={status}>{counts[status]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
