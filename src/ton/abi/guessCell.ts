import { parseBody } from '../facts/bodies.ts'
import type { Cell } from '../cells/cell.ts'
import { readComment, readSnake } from '../facts/comment.ts'
import { Slice } from '../cells/slice.ts'
import { decodeText, readTokenContent } from '../facts/tokenContent.ts'
import type { Abi } from './abi.ts'
import { readAs } from './body.ts'
import { AbiError } from './errors.ts'
import type { AbiRegistry } from './registry.ts'
import type { AbiValue } from './run.ts'
import { blockchain } from './standards/blockchain.ts'

/** Meaning that a cell may have. */
export type CellMeaning =
  | 'transaction'
  | 'message'
  | 'account'
  | 'state_init'
  | 'actions'
  | 'hash_update'
  | 'dns_record'
  | 'comment'
  | 'encrypted_comment'
  | 'token_content'
  | 'body'
  | 'code'
  | 'text'

/** A meaning that the data of a cell fits. Other meanings may fit the same data. */
export interface CellGuess {
  readonly meaning: CellMeaning
  /** The cell read as that; null if there is nothing to read. */
  readonly value: AbiValue
  /** Name of the source of the ABI by which a body was read. */
  readonly source?: string | undefined
}

type Fields = Readonly<Record<string, AbiValue>>

/** Structures to try, and what must hold for a reading to be more than chance. */
const structures: readonly (readonly [type: string, meaning: CellMeaning, isLikely?: (fields: Fields) => boolean])[] = [
  ['Transaction', 'transaction'],
  ['Message', 'message', ({ info }) => isLikelyMessage(info as Fields)],
  ['Account', 'account', ({ addr }) => isUsualAddress(addr)],
  ['ShardAccount', 'account', ({ account }) => isUsualAddress((account as Fields)['addr'])],
  ['StateInit', 'state_init', ({ code }) => code !== null],
  ['OutList', 'actions'],
  ['HashUpdate', 'hash_update'],
  ['dns_smc_address', 'dns_record'],
  ['dns_next_resolver', 'dns_record'],
  ['dns_adnl_address', 'dns_record'],
  ['dns_storage_address', 'dns_record'],
]

const abi: Abi = blockchain

/** Fewest bytes that are taken for a text without a mark. */
const minText = 6

/**
 * Lists what a cell may be, most specific first. A guess is a reading that fits to the last bit; it is
 * no proof, since cells carry no types. Never throws.
 * @param contracts Reads message bodies. @default only bodies of the token standards are known
 */
export function guessCell(cell: Cell, contracts?: Pick<AbiRegistry, 'readBody'>): readonly CellGuess[] {
  if (cell.type !== 'ordinary' || (cell.bitLength === 0 && cell.refs.length === 0)) return []
  const guesses: CellGuess[] = []
  for (const [type, meaning, isLikely] of structures) {
    const value: AbiValue | AbiError = readAs(abi, type, cell)
    if (!(value instanceof AbiError) && isLikely?.(value as Fields) !== false) guesses.push({ meaning, value })
  }
  return [...guesses, ...guessBody(cell, contracts), ...guessContent(cell)]
}

function guessBody(cell: Cell, contracts?: Pick<AbiRegistry, 'readBody'>): readonly CellGuess[] {
  const reading = contracts?.readBody({ body: cell })
  if (reading !== undefined) return [{ meaning: 'body', value: reading.value, source: reading.source.name }]
  const standard = parseBody(cell)
  if (standard === null || standard.rest !== null) return []
  return [{ meaning: 'body', value: { $: standard.name, ...standard.fields } }]
}

function guessContent(cell: Cell): readonly CellGuess[] {
  const comment = readComment(cell)
  if (comment?.type === 'text' && comment.complete) return [{ meaning: 'comment', value: comment.text }]
  if (comment?.type === 'encrypted') return [{ meaning: 'encrypted_comment', value: null }]
  const content = readTokenContent(cell)
  if (content?.type === 'onchain') return [{ meaning: 'token_content', value: content.attributes }]
  if (content?.type === 'offchain' && isReadable(content.uri))
    return [{ meaning: 'token_content', value: { uri: content.uri } }]
  if (isCode(cell)) return [{ meaning: 'code', value: null }]
  const text = readPlainText(cell)
  return text === undefined ? [] : [{ meaning: 'text', value: text }]
}

/** Tells whether a cell begins with `SETCP 0`, as the code of almost every contract does. */
function isCode({ data, bitLength }: Cell): boolean {
  return bitLength >= 16 && data[0] === 0xff && data[1] === 0
}

function readPlainText(cell: Cell): string | undefined {
  const { bytes, complete } = readSnake(new Slice(cell))
  const text = complete && bytes.length >= minText ? decodeText(bytes) : undefined
  return text !== undefined && isReadable(text) ? text : undefined
}

/** Tells whether a text has no control characters other than line ends and tabs. */
function isReadable(text: string): boolean {
  // oxlint-disable-next-line no-control-regex -- control characters are what it looks for
  return text.length >= minText && !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/.test(text)
}

function isLikelyMessage({ $, src, dest }: Fields): boolean {
  return isUsualAddress($ === 'ext_out_msg_info' ? src : dest)
}

/** Tells whether an address is in a workchain that exists. */
function isUsualAddress(address: AbiValue | undefined): boolean {
  return typeof address === 'string' && /^(?:0|-1):/.test(address)
}
