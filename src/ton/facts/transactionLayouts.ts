/** Structures of a transaction, by name. */
export const transactionLayouts = {
  Transaction: {
    prefix: '0b0111',
    fields: {
      account_addr: 'bits256',
      lt: 'uint64',
      prev_trans_hash: 'bits256',
      prev_trans_lt: 'uint64',
      now: 'uint32',
      outmsg_cnt: 'uint15',
      orig_status: 'AccountStatus',
      end_status: 'AccountStatus',
      messages: 'Cell<TransactionMessages>',
      total_fees: 'CurrencyCollection',
      state_update: 'Cell<HashUpdate>',
      description: 'Cell<TransactionDescr>',
    },
  },
  /** A transaction can send more messages than the ABI reads at once; each of them can be read by itself. */
  TransactionMessages: { fields: { in_msg: 'Cell<Message>?', out_msgs: 'map<uint15, cell>' } },
  StorageUsed: { fields: { cells: 'varuint7', bits: 'varuint7' } },
  StoragePhase: {
    fields: { storage_fees_collected: 'coins', storage_fees_due: 'coins?', status_change: 'AccStatusChange' },
  },
  CreditPhase: { fields: { due_fees_collected: 'coins?', credit: 'CurrencyCollection' } },
  ComputeDetails: {
    fields: {
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
  },
  ActionPhase: {
    fields: {
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
  },
} as const

/** Hashes of the state of an account before and after a transaction. */
export const hashUpdate = { prefix: '0b01110010', fields: { old_hash: 'bits256', new_hash: 'bits256' } } as const

/** Values of `TransactionDescr`, by the `type` of the row. Split and merge, which no network has, are left out. */
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

/** Values of `ComputePhase`. */
export const computePhases = {
  compute_skipped: { prefix: '0b0', fields: { reason: 'ComputeSkipReason' } },
  compute_vm: {
    prefix: '0b1',
    fields: {
      success: 'bool',
      msg_state_used: 'bool',
      account_activated: 'bool',
      gas_fees: 'coins',
      details: 'Cell<ComputeDetails>',
    },
  },
} as const

/** Values of `BouncePhase`, by the `type` of the row. */
export const bouncePhases = {
  negfunds: { prefix: '0b00', fields: {} },
  nofunds: { prefix: '0b01', fields: { msg_size: 'StorageUsed', req_fwd_fees: 'coins' } },
  ok: { prefix: '0b1', fields: { msg_size: 'StorageUsed', msg_fees: 'coins', fwd_fees: 'coins' } },
} as const

/** Values of `AccStatusChange`, by the word of the row. */
export const statusChanges = {
  unchanged: { prefix: '0b0', fields: {} },
  frozen: { prefix: '0b10', fields: {} },
  deleted: { prefix: '0b11', fields: {} },
} as const

/** Values of `ComputeSkipReason`, by the word of the row. */
export const skipReasons = {
  no_state: { prefix: '0b00', fields: {} },
  bad_state: { prefix: '0b01', fields: {} },
  no_gas: { prefix: '0b10', fields: {} },
  suspended: { prefix: '0b110', fields: {} },
} as const

/** Values of `AccountStatus`, by the word of the row. */
export const accountStatuses = { uninit: 0, frozen: 1, active: 2, nonexist: 3 } as const
