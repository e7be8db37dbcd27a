import type { Transaction } from '../../service/rows/transaction.ts'
import { accountStatuses } from '../../ton/facts/transactionLayouts.ts'
import { Builder } from '../../ton/cells/builder.ts'
import { Cell } from '../../ton/cells/cell.ts'
import { runSteps, type Steps } from '../../ton/cells/steps.ts'
import { buildDescription, writeCurrencies, type Repair } from './description.ts'
import { buildDictionaryInSteps } from '../../ton/cells/buildDictionary.ts'
import { checkMessage, type CheckedMessage } from './message.ts'
import { failedResult, hashFits, RowError, type VerifyResult } from './result.ts'
import { equalAccounts, equalBytes, RowReader } from './rowReader.ts'

/** Logs of unknown depth of which all combinations are tried. */
const maxOpenDepths = 4

/** Result of the check of a transaction, with the cell that has its hash. */
export interface CheckedTransaction {
  readonly result: VerifyResult
  readonly cell: Cell | null
}

/**
 * Recomputes the hash of a transaction and of its messages from the row. Never throws.
 * Takes about 0.25 ms of CPU, so check long lists with {@link verifyInSlices} or in a worker.
 */
export function verifyTransaction(transaction: Transaction): VerifyResult {
  return runSteps(checkTransaction(transaction)).result
}

/**
 * Builds the cell of a transaction, which `writeBoc` turns into a file. Logs whose cell cannot be
 * rebuilt are pruned cells in it: then compare `cell.hash(0)`.
 * @returns `null` if the row does not fit its hash, or cannot be checked.
 */
export function buildTransactionCell(transaction: Transaction): Cell | null {
  return runSteps(checkTransaction(transaction)).cell
}

/** Checks a transaction, a few cells each step. Never throws. */
export function* checkTransaction(transaction: Transaction): Steps<CheckedTransaction> {
  try {
    const row = new RowReader(transaction)
    const account = row.address('account')
    const inbound = row.maybeRow('in_msg')
    const outbound = row.rows('out_msgs')
    if (inbound && !equalAccounts(inbound.address('destination'), account)) {
      throw new RowError('contradiction', inbound.path('destination'))
    }
    const received = inbound ? yield* checkMessage(inbound) : null
    yield
    const sent: { lt: bigint; message: CheckedMessage; row: RowReader }[] = []
    for (const out of outbound) {
      if (!equalAccounts(out.address('source'), account)) throw new RowError('contradiction', out.path('source'))
      sent.push({ lt: out.uint('created_lt', 64), message: yield* checkMessage(out), row: out })
      yield
    }
    sent.sort((a, b) => (a.lt < b.lt ? -1 : 1))
    // The workchain is in no cell of a transaction without messages. Only the masterchain has ticks.
    if (row.row('description').get('type') === 'tick_tock' && account.workchain !== -1) {
      throw new RowError('contradiction', row.path('account'))
    }
    const unchecked = sent
      .filter(({ message }) => message.cell === null)
      .map(({ row: log }) => log.path('hash').slice(0, -5))
    return yield* tryForms(
      row,
      inbound,
      received,
      sent.map(({ message }) => message),
      unchecked,
    )
  } catch (error) {
    return { result: failedResult(error), cell: null }
  }
}

/** Tries the row as it is, then the known repairs, each with all depths that its logs can have. */
function* tryForms(
  row: RowReader,
  inbound: RowReader | undefined,
  received: CheckedMessage | null,
  sent: readonly CheckedMessage[],
  unchecked: readonly string[],
): Steps<CheckedTransaction> {
  const hash = row.hash('hash')
  const description = row.row('description')
  const head = writeHead(row, sent.length)
  const update = buildUpdate(row)
  const depths = depthChoices(sent)
  let failure: unknown
  let isBuilt = false
  for (const [repair, repaired] of repairs(description, inbound)) {
    let details: Cell
    try {
      details = buildDescription(description, repair)
    } catch (error) {
      failure ??= error
      continue
    }
    isBuilt = true
    for (const choice of depths) {
      const outbound = yield* buildDictionaryInSteps(
        sent.map(({ cell, hash: digest }, i) => [
          BigInt(i),
          (builder) => builder.ref(cell ?? prunedCell(digest, choice[i] ?? 0)),
        ]),
        15,
      )
      const messages = new Builder().maybeRef(
        received && (received.cell ?? prunedCell(received.hash, received.depths[0] ?? 0)),
      )
      const root = head.clone().ref(messages.maybeRef(outbound).cell())
      writeCurrencies(root, row, 'total_fees', 'total_fees_extra_currencies')
      const cell = root.ref(update).ref(details).cell()
      if (!equalBytes(cell.hash(0), hash)) continue
      const logs = unchecked.length > 0 ? { unchecked } : undefined
      if (repaired.length > 0) return { result: { status: 'repaired', repaired, ...logs }, cell }
      return { result: logs ? { status: 'fits', ...logs } : hashFits, cell }
    }
  }
  if (!isBuilt) throw failure
  const missing = description.findNull()
  if (missing !== undefined) throw new RowError('incomplete', missing)
  // Not all depths of the logs were tried.
  if (unchecked.length > maxOpenDepths) throw new RowError('log-destination', unchecked[0])
  throw new RowError('hash', row.path('hash'))
}

function writeHead(row: RowReader, messages: number): Builder {
  return new Builder()
    .digits('0111')
    .bytes(row.address('account').hash)
    .uint(row.uint('lt', 64), 64)
    .bytes(row.hash('prev_trans_hash'))
    .uint(row.uint('prev_trans_lt', 64), 64)
    .uint(row.uint('now', 32), 32)
    .uint(messages, 15)
    .uint(row.word('orig_status', accountStatuses), 2)
    .uint(row.word('end_status', accountStatuses), 2)
}

function buildUpdate(row: RowReader): Cell {
  return new Builder()
    .uint(0x72, 8)
    .bytes(row.row('account_state_before').hash('hash'))
    .bytes(row.row('account_state_after').hash('hash'))
    .cell()
}

/** The row as it is, then each known loss of the service that it can show, with the fields that were replaced. */
function repairs(description: RowReader, inbound: RowReader | undefined): (readonly [Repair, readonly string[]])[] {
  const credits: (readonly [Repair['credit'], readonly string[]])[] = [[undefined, []]]
  if (description.get('type') === 'ord') {
    const isExternal = inbound !== undefined && !inbound.has('source')
    const hasCredit = description.has('credit_ph')
    if (isExternal && hasCredit) credits.push([null, [description.path('credit_ph')]])
    if (inbound?.has('source') && !hasCredit) credits.push([inbound, [description.path('credit_ph')]])
  }
  const gas: (readonly [boolean, readonly string[]])[] = [[false, []]]
  const compute = description.maybeRow('compute_ph')
  if (
    compute?.has('gas_fees') &&
    compute.has('gas_used') &&
    compute.uint('gas_used', 48) === 0n &&
    compute.uint('gas_fees', 120) > 0n
  ) {
    gas.push([true, [compute.path('gas_fees'), compute.path('gas_used')]])
  }
  return gas.flatMap(([swap, swapped]) =>
    credits.map(([credit, replaced]) => [{ gas: swap, credit }, [...swapped, ...replaced]] as const),
  )
}

/** Combinations of the depths that messages without a cell can have. */
function depthChoices(messages: readonly CheckedMessage[]): readonly (readonly number[])[] {
  const open = messages.filter(({ cell, depths }) => cell === null && depths.length > 1).length
  return messages.reduce<number[][]>(
    (choices, { depths }) =>
      depths.slice(0, open > maxOpenDepths ? 1 : 2).flatMap((depth) => choices.map((choice) => [...choice, depth])),
    [[]],
  )
}

/** Cell that stands for one of which only hash and depth are known. Both are those of level 0. */
function prunedCell(hash: Uint8Array, depth: number): Cell {
  const data = Uint8Array.of(1, 1, ...hash, depth >> 8, depth & 255)
  return new Cell({ data, bitLength: 288, refs: [], exotic: true })
}

/** Finds the transactions anywhere in an answer: in lists, and in the maps of traces and pending actions. */
export function findTransactions(body: unknown): Transaction[] {
  const found: Transaction[] = []
  const open = [body]
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (typeof value !== 'object' || value === null) continue
    if ('prev_trans_hash' in value && 'description' in value) found.push(value as Transaction)
    // Not by spreading: a list can have more entries than a call takes arguments.
    else for (const entry of Object.values(value)) if (typeof entry === 'object' && entry !== null) open.push(entry)
  }
  return found
}
