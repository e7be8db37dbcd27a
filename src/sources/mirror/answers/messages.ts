import { selectRows } from '../../../service/rules/apply.ts'
import { joinMessages, type MessagesParams as Params, wantedHashes } from '../../../service/rules/messages.ts'
import type { Message } from '../../../service/rows/message.ts'
import type { Transaction } from '../../../service/rows/transaction.ts'
import { readHistoryPage } from '../coverage/history.ts'
import { notMirrored, sortWithoutTies } from '../coverage/proof.ts'
import { consumerIndex, emitterIndex } from '../kinds/transaction.ts'
import { readMessageSide } from './transactions.ts'
import type { Finders, View } from './view.ts'

/** Longest history whose messages are listed. */
const maxHistoryLength = 20_000

const isNobody = (address: string | null | undefined) => (address ?? null) === null

/** Tells whether the transaction that a row should name on a side is known, or there can be none. */
function hasSide(row: Message, side: 'in' | 'out'): boolean {
  return side === 'in'
    ? Boolean(row.in_msg_tx_hash) || isNobody(row.destination)
    : Boolean(row.out_msg_tx_hash) || isNobody(row.source)
}

/**
 * Finds a message by its hash, with the transactions on both of its sides.
 * @throws {NotMirroredError} One of them is not here, or the message is from outside: several transactions may have
 * accepted it, and other messages may have the same normalized hash.
 */
async function findByHash(view: View, hash: string, direction: Params['direction']): Promise<Message> {
  const [consumers, emitters] = await Promise.all([
    readMessageSide(view, consumerIndex, hash),
    readMessageSide(view, emitterIndex, hash),
  ])
  const row = joinMessages([...consumers, ...emitters], [], view.version).find((message) => message.hash === hash)
  if (row === undefined) throw notMirrored(view, `it does not hold the message ${hash}`)
  if (isNobody(row.source)) throw notMirrored(view, 'several transactions may have accepted a message from outside')
  const sides = direction === undefined ? (['in', 'out'] as const) : [direction]
  if (sides.every((side) => hasSide(row, side))) return row
  throw notMirrored(view, 'it does not hold both sides of the message')
}

/** Reads the complete history of an account. @throws {NotMirroredError} It is not here, or too long. */
async function readHistory(view: View, account: string): Promise<readonly Transaction[]> {
  const page = { limit: maxHistoryLength, offset: 0 }
  const rows = await readHistoryPage(view, { account, window: {}, page, descending: true })
  if (rows.length === maxHistoryLength)
    throw notMirrored(view, `the account has ${maxHistoryLength} transactions or more`)
  return rows.map(({ value }) => value)
}

/** Adds the transaction that consumed a message. @throws {NotMirroredError} It is not here. */
async function addConsumer(view: View, row: Message): Promise<Message> {
  if (hasSide(row, 'in')) return row
  const [consumer] = await readMessageSide(view, consumerIndex, row.hash)
  if (consumer === undefined) throw notMirrored(view, 'it does not hold the receiver of one of the messages')
  return { ...row, in_msg_tx_hash: consumer.hash }
}

/**
 * Finds the messages that an account with a complete history sent, or those that it has received. Messages on
 * their way to it are not in its history, so a listing that has them is left to the service.
 */
async function findByAccount(view: View, params: Params): Promise<readonly Message[]> {
  const { source, destination, direction, only_externals } = params
  const isAddress = (text: string | undefined): text is string => text !== undefined && text !== 'null'
  const hasArrived = direction === 'in' || (only_externals === true && direction === undefined)
  const { rule, version } = view
  const sorting = sortWithoutTies(view)
  if (isAddress(destination) && hasArrived) {
    const received = (await readHistory(view, destination)).map((row) => ({ ...row, out_msgs: [] }))
    const rows = selectRows(rule, params, joinMessages(received, [], version), undefined, sorting)
    if (direction === 'in' || rows.every((row) => hasSide(row, 'out'))) return rows
  } else if (isAddress(source) && direction !== 'in') {
    const rows = selectRows(
      rule,
      params,
      joinMessages(await readHistory(view, source), [], version),
      undefined,
      sorting,
    )
    if (direction === 'out') return rows
    return Promise.all(rows.map((row) => addConsumer(view, row)))
  }
  throw notMirrored(view, 'only the messages that one account sent or has received can be complete in it')
}

/** Finds messages by hash, and in the history of an account. */
export const messageFinders: Finders<'messages'> = {
  async messages(view, params) {
    const hashes = wantedHashes(params)
    if (hashes === undefined) return { rows: await findByAccount(view, params), found: undefined, isPage: true }
    const rows = await Promise.all(Array.from(new Set(hashes), (hash) => findByHash(view, hash, params.direction)))
    return { rows, found: undefined }
  },
}
