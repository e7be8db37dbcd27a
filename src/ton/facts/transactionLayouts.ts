// Layouts of the description of a transaction, as data: the ABI names them, `meaning/verify` writes rows by them and
// `sources/vm` reads cells by them. Names of fields are those of the TL-B schemes, which are those of rows, too.

/**
 * Types of the fields of a structure, by name, in the order of its cell: `coins`, `bool`, `bits256`, `uint16`, `int8`,
 * `varuint7`, or a structure; with `?` behind it for a value that a bit can leave out.
 */
export type CellLayout = Readonly<Record<string, string>>

/** One of several structures that a prefix tells apart. */
export interface Form {
  readonly prefix: string
  readonly fields: CellLayout
}

/** Structures, by the name of the type. */
export const layouts = {
  StorageUsed: { cells: 'varuint7', bits: 'varuint7' },
  StoragePhase: { storage_fees_collected: 'coins', storage_fees_due: 'coins?', status_change: 'AccStatusChange' },
  CreditPhase: { due_fees_collected: 'coins?', credit: 'CurrencyCollection' },
  /** These stand in the cell of the description; `ComputeDetails` follow in a cell of their own. */
  ComputeFlags: { success: 'bool', msg_state_used: 'bool', account_activated: 'bool', gas_fees: 'coins' },
  ComputeDetails: {
    gas_used: 'varuint7',
    gas_limit: 'varuint7',
    gas_credit: 'varuint3?',
    mode: 'int8',
    exit_code: 'int32',
    exit_arg: 'int32?',
    vm_steps: 'uint32',
    vm_init_state_hash: 'bits256',
    vm_final_state_hash: 'bits256',
  },
  ActionPhase: {
    success: 'bool',
    valid: 'bool',
    no_funds: 'bool',
    status_change: 'AccStatusChange',
    total_fwd_fees: 'coins?',
    total_action_fees: 'coins?',
    result_code: 'int32',
    result_arg: 'int32?',
    tot_actions: 'uint16',
    spec_actions: 'uint16',
    skipped_actions: 'uint16',
    msgs_created: 'uint16',
    action_list_hash: 'bits256',
    tot_msg_size: 'StorageUsed',
  },
} as const

/** Bounce phases, by the `type` of the row. */
export const bouncePhases = {
  negfunds: { prefix: '0b00', fields: {} },
  nofunds: { prefix: '0b01', fields: { msg_size: 'StorageUsed', req_fwd_fees: 'coins' } },
  ok: { prefix: '0b1', fields: { msg_size: 'StorageUsed', msg_fees: 'coins', fwd_fees: 'coins' } },
} as const

/** Descriptions, by the `type` of the row. Split and merge transactions, which no network has, are left out. */
export const descriptions = {
  ord: {
    prefix: '0b0000',
    fields: {
      credit_first: 'bool',
      storage_ph: 'StoragePhase?',
      credit_ph: 'CreditPhase?',
      compute_ph: 'ComputePhase',
      action: 'Cell<ActionPhase>?',
      aborted: 'bool',
      bounce: 'BouncePhase?',
      destroyed: 'bool',
    },
  },
  storage: { prefix: '0b0001', fields: { storage_ph: 'StoragePhase' } },
  tick_tock: {
    prefix: '0b001',
    fields: {
      is_tock: 'bool',
      storage_ph: 'StoragePhase',
      compute_ph: 'ComputePhase',
      action: 'Cell<ActionPhase>?',
      aborted: 'bool',
      destroyed: 'bool',
    },
  },
} as const

/** Values of `AccStatusChange`, by the word of the row. */
export const statusChanges = {
  unchanged: { prefix: '0b0', fields: {} },
  frozen: { prefix: '0b10', fields: {} },
  deleted: { prefix: '0b11', fields: {} },
} as const

/** Reasons of a skipped compute phase, by the word of the row. */
export const skipReasons = {
  no_state: { prefix: '0b00', fields: {} },
  bad_state: { prefix: '0b01', fields: {} },
  no_gas: { prefix: '0b10', fields: {} },
  suspended: { prefix: '0b110', fields: {} },
} as const

/** States of an account in a transaction, by the word of the row. */
export const accountStatuses = { uninit: 0, frozen: 1, active: 2, nonexist: 3 } as const

/** A field of a {@link CellLayout}. */
export interface LayoutField {
  readonly name: string
  /** Type without its size and without `?`. */
  readonly type: string
  /** Bits of a number, or 0. */
  readonly size: number
  readonly isOptional: boolean
}

const parsed = new WeakMap<CellLayout, readonly LayoutField[]>()

/** Returns the fields of a layout. */
export function listFields(layout: CellLayout): readonly LayoutField[] {
  let fields = parsed.get(layout)
  if (fields === undefined) {
    fields = Object.entries(layout).map(([name, text]) => {
      const [, type = '', size, optional] = /^(.+?)(\d*)(\??)$/.exec(text) ?? []
      return { name, type, size: Number(size), isOptional: optional === '?' }
    })
    parsed.set(layout, fields)
  }
  return fields
}
