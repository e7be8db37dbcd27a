import type { ReactElement } from 'react'
import { useTexts } from '../../../react/display/display.ts'
import { addressKey } from '../../../text/format/address.ts'
import { toolMessages } from '../../../text/en/tools/tools.ts'
import { plainText } from '../../../service/rows/plainText.ts'
import { Address } from '../../values/address/Address.tsx'
import type { PastCall } from './CallHistory.tsx'
import type { GetMethodSource } from './GetMethodRunner.tsx'

/** Call as the form holds it, and the place where it runs. */
export interface WrittenCall extends Omit<PastCall, 'stack'> {
  readonly source: GetMethodSource
}

/** A call as plain data, in which two that mean the same are equal. */
export interface CallQuestion {
  readonly address: string
  readonly method: string
  /** Arguments: kinds and texts, or texts by the names of the ABI. */
  readonly values: readonly (readonly [string, string])[]
  readonly source: GetMethodSource
}

/** Describes the call of the form. */
export function describeCall({ address, method, written, texts, source }: WrittenCall): CallQuestion {
  const named = Object.entries(texts).filter(([, text]) => text !== '')
  return {
    address: addressKey(address.trim()) ?? address,
    method: method.trim(),
    values:
      written.length > 0
        ? written.map(({ kind, text }) => [kind, text] as const)
        : named.sort(([a], [b]) => (a < b ? -1 : 1)),
    source,
  }
}

/** The call that a result belongs to, in one line. */
export function AskedCall({ call }: { readonly call: CallQuestion }): ReactElement {
  const { places } = useTexts('tool', toolMessages)
  const values = call.values.map(([, text]) => text).join(', ')
  return (
    <>
      <bdi part="tool-number">{plainText(`${call.method}(${values})`, { maximum: 80 })}</bdi>
      <Address value={call.address} />
      <span part="tool-hint">{places[call.source]}</span>
    </>
  )
}
