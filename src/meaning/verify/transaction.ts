import type { Transaction } from '../../service/rows/transaction.ts'
import { accountStatuses, hashUpdate, transactionLayouts } from '../../ton/facts/transactionLayouts.ts'
import { Builder } from '../../ton/cells/builder.ts'
import { Cell } from '../../ton/cells/cell.ts'
import { runSteps, type Steps } from '../../ton/cells/steps.ts'
import { buildDescription } from './description.ts'
import { buildDictionaryInSteps } from '../../ton/cells/buildDictionary.ts'
import { checkMessage, type CheckedMessage } from './message.ts'
import { failedResult, hashFits, RowError, type VerifyResult } from './result.ts'
import { equalAccounts, equalBytes, RowReader } from './rowReader.ts'
import { type FieldWriters, writeStructure } from './writeStructure.ts'

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
 * @example const { status } = verifyTransaction(transaction)
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
      const cell = buildRoot(row, {
        in_msg: (builder) =>
          builder.maybeRef(received && (received.cell ?? prunedCell(received.hash, received.depths[0] ?? 0))),
        out_msgs: (builder) => builder.maybeRef(outbound),
        outmsg_cnt: (builder) => builder.uint(sent.length, 15),
        state_update: (builder) => builder.ref(update),
        description: (builder) => builder.ref(details),
      })
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

function buildRoot(row: RowReader, parts: FieldWriters): Cell {
  const { Transaction: layout, TransactionMessages } = transactionLayouts
  return writeStructure(new Builder(), row, layout, {
    account_addr: (builder) => builder.bytes(row.address('account').hash),
    AccountStatus: (builder, _, name) => builder.uint(row.word(name, accountStatuses), 2),
    messages: (builder) => builder.ref(writeStructure(new Builder(), row, TransactionMessages, parts).cell()),
    ...parts,
  }).cell()
}

function buildUpdate(row: RowReader): Cell {
  return writeStructure(new Builder(), row, hashUpdate, {
    old_hash: (builder) => builder.bytes(row.row('account_state_before').hash('hash')),
    new_hash: (builder) => builder.bytes(row.row('account_state_after').hash('hash')),
  }).cell()
}

/** The server swaps gas and its fees whenever the fees are lower. */
const swappedGas: FieldWriters = {
  gas_fees: (builder, compute) => builder.coins(compute.uint('gas_used', 120)),
  gas_used: (builder, compute) => builder.varUint(compute.uint('gas_fees', 48), 7),
}

/** The row as it is, then each known loss of the service that it can show, with the fields that were replaced. */
function repairs(
  description: RowReader,
  inbound: RowReader | undefined,
): (readonly [FieldWriters, readonly string[]])[] {
  const credits: (readonly [FieldWriters, readonly string[]])[] = [[{}, []]]
  if (description.get('type') === 'ord' && inbound?.has('source') === !description.has('credit_ph')) {
    // The phase collects the value of the message; a debt that it collected besides is not known.
    const credit = new RowReader({
      credit: inbound.get('value'),
      credit_extra_currencies: inbound.get('value_extra_currencies'),
    })
    const credit_ph: FieldWriters[string] = (builder) =>
      inbound.has('source')
        ? writeStructure(builder.bit(true), credit, transactionLayouts.CreditPhase)
        : builder.bit(false)
    credits.push([{ credit_ph }, [description.path('credit_ph')]])
  }
  const gas: (readonly [FieldWriters, readonly string[]])[] = [[{}, []]]
  const compute = description.maybeRow('compute_ph')
  if (
    compute?.has('gas_fees') &&
    compute.has('gas_used') &&
    compute.uint('gas_used', 48) === 0n &&
    compute.uint('gas_fees', 120) > 0n
  ) {
    gas.push([swappedGas, [compute.path('gas_fees'), compute.path('gas_used')]])
  }
  return gas.flatMap(([swap, swapped]) =>
    credits.map(([credit, replaced]) => [{ ...swap, ...credit }, [...swapped, ...replaced]] as const),
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
