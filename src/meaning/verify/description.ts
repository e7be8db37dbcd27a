import { Builder } from '../../ton/cells/builder.ts'
import type { Cell } from '../../ton/cells/cell.ts'
import { buildCurrencies } from '../../ton/cells/buildDictionary.ts'
import { RowError } from './result.ts'
import type { RowReader } from './rowReader.ts'

/** Known losses that {@link buildDescription} repairs. */
export interface Repair {
  /** Swaps `gas_fees` and `gas_used` back. */
  readonly gas: boolean
  /** Writes the credit of this message instead of `credit_ph`; `null` writes no credit phase. */
  readonly credit?: RowReader | null | undefined
}

const statusChanges = { unchanged: '0', frozen: '10', deleted: '11' }
const skipReasons = { no_state: '00', bad_state: '01', no_gas: '10', suspended: '110' }
const bounceTypes = { negfunds: '00', nofunds: '01', ok: '1' }
const splitOrMerge = /^(split|merge)_(prepare|install)$/
const computeFields = [
  'success',
  'msg_state_used',
  'account_activated',
  'gas_fees',
  'gas_used',
  'gas_limit',
  'gas_credit',
  'mode',
  'exit_code',
  'exit_arg',
  'vm_steps',
  'vm_init_state_hash',
  'vm_final_state_hash',
]

/**
 * Builds the cell of a transaction's description. An optional field that is absent is "nothing";
 * a zero that is written is zero.
 * @throws {RowError} A field is absent, malformed, or has no place in this type of transaction.
 */
export function buildDescription(row: RowReader, repair: Repair): Cell {
  const type = row.get('type')
  if (typeof type === 'string' && splitOrMerge.test(type)) throw new RowError('split-merge', row.path('type'))
  const builder = new Builder()
  const write = row.word('type', { ord: writeOrdinary, tick_tock: writeTickTock, storage: writeStorageOnly })
  row.refuse(['installed', 'split_info'])
  write(builder, row, repair)
  return builder.cell()
}

function writeOrdinary(builder: Builder, row: RowReader, repair: Repair): void {
  row.refuse(['is_tock'])
  builder.digits('0000').bit(row.flag('credit_first'))
  writeMaybe(builder, row.maybeRow('storage_ph'), writeStorage)
  if (repair.credit === undefined) writeMaybe(builder, row.maybeRow('credit_ph'), writeCredit)
  else if (repair.credit === null) builder.bit(false)
  // The phase collects the value of the message; a debt that it collected besides is not known.
  else writeCurrencies(builder.digits('10'), repair.credit, 'value', 'value_extra_currencies')
  writeCompute(builder, row.row('compute_ph'), repair.gas)
  writeAction(builder, row.maybeRow('action'))
  builder.bit(row.flag('aborted'))
  writeMaybe(builder, row.maybeRow('bounce'), writeBounce)
  builder.bit(row.flag('destroyed'))
}

function writeTickTock(builder: Builder, row: RowReader, { gas }: Repair): void {
  row.refuse(['credit_first', 'credit_ph', 'bounce'])
  builder.digits('001').bit(row.flag('is_tock'))
  writeStorage(builder, row.row('storage_ph'))
  writeCompute(builder, row.row('compute_ph'), gas)
  writeAction(builder, row.maybeRow('action'))
  builder.bit(row.flag('aborted')).bit(row.flag('destroyed'))
}

function writeStorageOnly(builder: Builder, row: RowReader): void {
  row.refuse(['is_tock', 'credit_first', 'credit_ph', 'compute_ph', 'action', 'bounce', 'aborted', 'destroyed'])
  writeStorage(builder.digits('0001'), row.row('storage_ph'))
}

function writeStorage(builder: Builder, row: RowReader): void {
  builder.coins(row.uint('storage_fees_collected', 120))
  writeMaybeCoins(builder, row, 'storage_fees_due')
  builder.digits(row.word('status_change', statusChanges))
}

function writeCredit(builder: Builder, row: RowReader): void {
  writeMaybeCoins(builder, row, 'due_fees_collected')
  writeCurrencies(builder, row, 'credit', 'credit_extra_currencies')
}

function writeCompute(builder: Builder, row: RowReader, swapGas: boolean): void {
  if (row.has('reason') || row.get('skipped') === true) {
    row.refuse(computeFields)
    builder.bit(false).digits(row.word('reason', skipReasons))
    return
  }
  const [fees, used] = swapGas ? (['gas_used', 'gas_fees'] as const) : (['gas_fees', 'gas_used'] as const)
  builder.bit(true).bit(row.flag('success')).bit(row.flag('msg_state_used')).bit(row.flag('account_activated'))
  builder.coins(row.uint(fees, 120))
  const details = new Builder().varUint(row.uint(used, 48), 7).varUint(row.uint('gas_limit', 48), 7)
  details.bit(row.has('gas_credit'))
  if (row.has('gas_credit')) details.varUint(row.uint('gas_credit', 16), 3)
  details.int(row.int('mode', 8), 8)
  writeResult(details, row, 'exit_code', 'exit_arg')
  details.uint(row.uint('vm_steps', 32), 32)
  details.bytes(row.hash('vm_init_state_hash')).bytes(row.hash('vm_final_state_hash'))
  builder.ref(details.cell())
}

function writeAction(builder: Builder, row: RowReader | undefined): void {
  if (row === undefined) {
    builder.bit(false)
    return
  }
  const action = new Builder().bit(row.flag('success')).bit(row.flag('valid')).bit(row.flag('no_funds'))
  action.digits(row.word('status_change', statusChanges))
  writeMaybeCoins(action, row, 'total_fwd_fees')
  writeMaybeCoins(action, row, 'total_action_fees')
  writeResult(action, row, 'result_code', 'result_arg')
  for (const name of ['tot_actions', 'spec_actions', 'skipped_actions', 'msgs_created']) {
    action.uint(row.uint(name, 16), 16)
  }
  action.bytes(row.hash('action_list_hash'))
  writeSize(action, row.row('tot_msg_size'))
  builder.bit(true).ref(action.cell())
}

function writeBounce(builder: Builder, row: RowReader): void {
  const tag = row.word('type', bounceTypes)
  builder.digits(tag)
  const places = { negfunds: [], nofunds: ['req_fwd_fees'], ok: ['msg_fees', 'fwd_fees'] }[
    row.get('type') as keyof typeof bounceTypes
  ]
  row.refuse(['req_fwd_fees', 'msg_fees', 'fwd_fees'].filter((name) => !(places as string[]).includes(name)))
  if (places.length === 0) row.refuse(['msg_size'])
  else writeSize(builder, row.row('msg_size'))
  for (const name of places) builder.coins(row.uint(name, 120))
}

function writeSize(builder: Builder, row: RowReader): void {
  builder.varUint(row.uint('cells', 48), 7).varUint(row.uint('bits', 48), 7)
}

/** Writes a code of 32 bits and its argument, if there is one. */
function writeResult(builder: Builder, row: RowReader, code: string, argument: string): void {
  builder.int(row.int(code, 32), 32).bit(row.has(argument))
  if (row.has(argument)) builder.int(row.int(argument, 32), 32)
}

function writeMaybeCoins(builder: Builder, row: RowReader, name: string): void {
  builder.bit(row.has(name))
  if (row.has(name)) builder.coins(row.uint(name, 120))
}

/** Writes an amount in coins and its extra currencies. */
export function writeCurrencies(builder: Builder, row: RowReader, coins: string, extra: string): void {
  builder.coins(row.uint(coins, 120)).maybeRef(buildCurrencies(row.currencies(extra)))
}

function writeMaybe(
  builder: Builder,
  row: RowReader | undefined,
  write: (builder: Builder, row: RowReader) => void,
): void {
  builder.bit(row !== undefined)
  if (row !== undefined) write(builder, row)
}
