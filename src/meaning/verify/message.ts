import type { Message } from '../../service/rows/message.ts'
import { Builder } from '../../ton/cells/builder.ts'
import type { Cell } from '../../ton/cells/cell.ts'
import { runSteps, type Steps } from '../../ton/cells/steps.ts'
import { buildCurrencies } from '../../ton/cells/buildDictionary.ts'
import { failedResult, hashFits, RowError, type VerifyResult } from './result.ts'
import { equalBytes, RowReader } from './rowReader.ts'

/** A message as the transaction that holds it needs it. */
export interface CheckedMessage {
  readonly result: VerifyResult
  readonly hash: Uint8Array
  /** The cell with this hash; `null` where the row does not hold all of it. */
  readonly cell: Cell | null
  /** Depths that the cell can have; one where there is a cell. */
  readonly depths: readonly number[]
}

/**
 * Recomputes the hash of a message from its row. Never throws.
 * A log with a destination is `unverifiable`: the service does not store the destination.
 */
export function verifyMessage(message: Message): VerifyResult {
  return runSteps(verifyMessageInSteps(message))
}

/** Checks a message as {@link verifyMessage} does, a few cells of its contents each step. Never throws. */
export function* verifyMessageInSteps(message: Message): Steps<VerifyResult> {
  try {
    return (yield* checkMessage(new RowReader(message))).result
  } catch (error) {
    return failedResult(error)
  }
}

/**
 * Builds the cell of a message, which `writeBoc` turns into a file.
 * @returns `null` if no form of the row has the hash of the row.
 */
export function buildMessageCell(message: Message): Cell | null {
  try {
    return runSteps(checkMessage(new RowReader(message))).cell
  } catch {
    return null
  }
}

const absentInside = [
  'value',
  'value_extra_currencies',
  'fwd_fee',
  'ihr_fee',
  'extra_flags',
  'ihr_disabled',
  'bounce',
  'bounced',
]

/** @throws {RowError} A field is absent or malformed, or contradicts another one. */
export function* checkMessage(row: RowReader): Steps<CheckedMessage> {
  const hash = row.hash('hash')
  const content = row.row('message_content')
  const body = yield* content.boc('body')
  content.checkHash('hash', body)
  const initState = row.maybeRow('init_state')
  const init = initState ? yield* initState.boc('body') : null
  const isLog = row.has('source') && !row.has('destination')
  const header = writeHeader(row)
  for (const cell of cellForms(header, init, body, row.has('source'))) {
    if (equalBytes(cell.hash(), hash)) return { result: hashFits, hash, cell, depths: [cell.depth()] }
  }
  if (!isLog) throw new RowError('hash', row.path('hash'))
  const depth = Math.max(body.depth(), init?.depth() ?? 0)
  const isBodyInRef = init === null && !header.hasRoomFor(body, 2)
  return {
    result: new RowError('log-destination', row.path('destination')).result,
    hash,
    cell: null,
    depths: isBodyInRef ? [depth + 1] : [depth + 1, depth],
  }
}

/** Writes everything before the state-init. */
function writeHeader(row: RowReader): Builder {
  const builder = new Builder()
  if (!row.has('source')) {
    row.refuse([...absentInside, 'created_lt', 'created_at'])
    builder.digits('1000').address(row.address('destination'))
    return builder.coins(row.uint('import_fee', 120))
  }
  row.refuse(['import_fee'])
  if (!row.has('destination')) {
    row.refuse(absentInside)
    builder.digits('11').address(row.address('source')).digits('00')
  } else {
    builder.bit(false).bit(row.flag('ihr_disabled')).bit(row.flag('bounce')).bit(row.flag('bounced'))
    builder.address(row.address('source')).address(row.address('destination'))
    builder.coins(row.uint('value', 120)).maybeRef(buildCurrencies(row.currencies('value_extra_currencies')))
    builder.coins(extraFlags(row)).coins(row.uint('fwd_fee', 120))
  }
  return builder.uint(row.uint('created_lt', 64), 64).uint(row.uint('created_at', 32), 32)
}

/** The one number that newer servers call `extra_flags` and older ones `ihr_fee`. The cell has room for one. */
function extraFlags(row: RowReader): bigint {
  const flags = row.has('extra_flags') ? row.uint('extra_flags', 120) : 0n
  const fee = row.has('ihr_fee') || !row.has('extra_flags') ? row.uint('ihr_fee', 120) : 0n
  if (flags !== 0n && fee !== 0n) throw new RowError('contradiction', row.path('ihr_fee'))
  return flags === 0n ? fee : flags
}

/** Cells of all forms that the row leaves open, the most frequent first. */
function* cellForms(header: Builder, init: Cell | null, body: Cell, bodyInRefFirst: boolean): Generator<Cell> {
  const heads = init === null ? [header.clone().bit(false)] : []
  if (init !== null) {
    heads.push(header.clone().digits('11').ref(init))
    if (header.hasRoomFor(init, 3)) heads.push(header.clone().digits('10').append(init))
  }
  for (const head of heads) {
    const inRef = () => (head.refCount < 4 ? head.clone().bit(true).ref(body).cell() : undefined)
    const inPlace = () => (head.hasRoomFor(body, 1) ? head.clone().bit(false).append(body).cell() : undefined)
    for (const form of bodyInRefFirst || init !== null ? [inRef, inPlace] : [inPlace, inRef]) {
      const cell = form()
      if (cell !== undefined) yield cell
    }
  }
}
