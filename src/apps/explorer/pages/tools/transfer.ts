import type { TonConnectRequest } from 'tonlens/query'
import { Builder, isAddress, writeBoc } from 'tonlens/ton'
import { readCoins } from './toolInput.ts'

/** A transfer as a reader writes it. */
export interface WrittenTransfer {
  readonly from: string
  readonly to: string
  /** In whole coins. */
  readonly amount: string
  readonly comment: string
}

/** Names of the fields that are invalid. */
export type WrongField = keyof WrittenTransfer

/** Bytes of the longest comment. */
const maxCommentLength = 1000
/** Bytes of a comment that fit into one cell: 127, or 123 after the opcode. */
const cellBytes = 123

/** Lists the fields of a transfer that are empty or invalid. */
export function findWrongFields({ from, to, amount, comment }: WrittenTransfer): readonly WrongField[] {
  return [
    ...(isAddress(from) ? [] : (['from'] as const)),
    ...(isAddress(to) ? [] : (['to'] as const)),
    ...(readCoins(amount) === undefined ? (['amount'] as const) : []),
    ...(encode(comment).length > maxCommentLength ? (['comment'] as const) : []),
  ]
}

/** Builds the request of a transfer; undefined if a field is invalid. */
export function buildTransfer(written: WrittenTransfer): TonConnectRequest | undefined {
  const amount = readCoins(written.amount)
  if (amount === undefined || findWrongFields(written).length > 0) return undefined
  const payload = written.comment === '' ? {} : { payload: writeComment(written.comment) }
  return { from: written.from, messages: [{ address: written.to, amount, ...payload }] }
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}

/** Writes a comment as a body, base64: a chain of cells. */
function writeComment(text: string): string {
  const bytes = encode(text)
  const parts = Array.from({ length: Math.ceil(bytes.length / cellBytes) }, (_, at) =>
    bytes.subarray(at * cellBytes, (at + 1) * cellBytes),
  )
  const chain = parts.reduceRight<ReturnType<Builder['cell']> | undefined>((rest, part, at) => {
    const builder = at === 0 ? new Builder().uint(0n, 32) : new Builder()
    builder.bytes(part)
    if (rest !== undefined) builder.ref(rest)
    return builder.cell()
  }, undefined)
  return chain === undefined ? '' : btoa(String.fromCharCode(...writeBoc(chain)))
}
