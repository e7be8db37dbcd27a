import type {
  ActionPhase,
  BouncePhase,
  ComputePhase,
  CreditPhase,
  MsgSize,
  StoragePhase,
  TransactionDescription,
} from '../../../service/rows/transaction.ts'
import type { Cell } from '../../../ton/cells/cell.ts'
import { Slice } from '../../../ton/cells/slice.ts'
import { VmError } from '../errors.ts'
import { readCurrencies, readHash256, readMaybe, readVarUint } from './reading.ts'

/**
 * Reads the description of a transaction as the service shows it.
 * @throws {VmError} It is a split or merge transaction, which no network has.
 */
export function readDescription(cell: Cell): TransactionDescription {
  const slice = new Slice(cell)
  if (slice.bit()) throw unknownType()
  if (slice.bit()) throw unknownType()
  if (slice.bit()) {
    const is_tock = slice.bit()
    const storage_ph = readStorage(slice)
    const phases = { ...readCompute(slice), ...optional('action', readMaybe(slice, readAction)) }
    return {
      type: 'tick_tock',
      aborted: slice.bit(),
      destroyed: slice.bit(),
      is_tock,
      installed: false,
      storage_ph,
      ...phases,
    }
  }
  if (slice.bit()) return { type: 'storage', storage_ph: readStorage(slice) }
  const credit_first = slice.bit()
  const phases = {
    ...optional('storage_ph', readMaybe(slice, readStorage)),
    ...optional('credit_ph', readMaybe(slice, readCredit)),
    ...readCompute(slice),
    ...optional('action', readMaybe(slice, readAction)),
  }
  const aborted = slice.bit()
  const bounce = readMaybe(slice, readBounce)
  return {
    type: 'ord',
    aborted,
    destroyed: slice.bit(),
    credit_first,
    is_tock: false,
    installed: false,
    ...phases,
    ...optional('bounce', bounce),
  }
}

function unknownType(): VmError {
  return new VmError('failed', 'The emulator made a transaction of a type that rows cannot show.')
}

/** A key is absent when it does not apply. */
function optional<Key extends string, Value>(key: Key, value: Value | undefined): Partial<Record<Key, Value>> {
  return value === undefined ? {} : ({ [key]: value } as Record<Key, Value>)
}

function readCoins(slice: Slice): string {
  return String(slice.coins())
}

function readChange(slice: Slice): string {
  if (!slice.bit()) return 'unchanged'
  return slice.bit() ? 'deleted' : 'frozen'
}

function readStorage(slice: Slice): StoragePhase {
  const storage_fees_collected = readCoins(slice)
  const due = optional('storage_fees_due', readMaybe(slice, readCoins))
  return { storage_fees_collected, ...due, status_change: readChange(slice) }
}

function readCredit(slice: Slice): CreditPhase {
  const due = optional('due_fees_collected', readMaybe(slice, readCoins))
  const credit = readCoins(slice)
  const extra = readCurrencies(slice)
  return { ...due, credit, ...(Object.keys(extra).length > 0 && { credit_extra_currencies: extra }) }
}

function readCompute(slice: Slice): { compute_ph: ComputePhase } {
  if (!slice.bit()) {
    const reason = ['no_state', 'bad_state', 'no_gas'][Number(slice.uint(2))]
    if (reason === undefined) slice.bit()
    return { compute_ph: { skipped: true, reason: reason ?? 'suspended' } }
  }
  const flags = { skipped: false, success: slice.bit(), msg_state_used: slice.bit(), account_activated: slice.bit() }
  const gas_fees = readCoins(slice)
  const details = new Slice(slice.ref())
  return {
    compute_ph: {
      ...flags,
      gas_fees,
      gas_used: readVarUint(details, 7),
      gas_limit: readVarUint(details, 7),
      ...optional(
        'gas_credit',
        readMaybe(details, (given) => readVarUint(given, 3)),
      ),
      mode: Number(details.int(8)),
      exit_code: Number(details.int(32)),
      ...optional(
        'exit_arg',
        readMaybe(details, (given) => Number(given.int(32))),
      ),
      vm_steps: Number(details.uint(32)),
      vm_init_state_hash: readHash256(details),
      vm_final_state_hash: readHash256(details),
    },
  }
}

function readAction(reference: Slice): ActionPhase {
  const slice = new Slice(reference.ref())
  return {
    success: slice.bit(),
    valid: slice.bit(),
    no_funds: slice.bit(),
    status_change: readChange(slice),
    ...optional('total_fwd_fees', readMaybe(slice, readCoins)),
    ...optional('total_action_fees', readMaybe(slice, readCoins)),
    result_code: Number(slice.int(32)),
    ...optional(
      'result_arg',
      readMaybe(slice, (given) => Number(given.int(32))),
    ),
    tot_actions: Number(slice.uint(16)),
    spec_actions: Number(slice.uint(16)),
    skipped_actions: Number(slice.uint(16)),
    msgs_created: Number(slice.uint(16)),
    action_list_hash: readHash256(slice),
    tot_msg_size: readSize(slice),
  }
}

function readSize(slice: Slice): MsgSize {
  return { cells: readVarUint(slice, 7), bits: readVarUint(slice, 7) }
}

function readBounce(slice: Slice): BouncePhase {
  if (slice.bit())
    return { type: 'ok', msg_size: readSize(slice), msg_fees: readCoins(slice), fwd_fees: readCoins(slice) }
  if (!slice.bit()) return { type: 'negfunds' }
  return { type: 'nofunds', msg_size: readSize(slice), req_fwd_fees: readCoins(slice) }
}
