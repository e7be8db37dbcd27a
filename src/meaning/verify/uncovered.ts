const state = [
  'balance',
  'extra_currencies',
  'account_status',
  'frozen_hash',
  'data_hash',
  'code_hash',
  'data_boc',
  'code_boc',
]

/**
 * Fields that no hash of a row covers, by kind of row, so that a fitting hash says nothing about
 * them. Fields that a newer service adds are not covered either. A path covers all fields below it.
 */
export const uncoveredFields: Readonly<Record<'transaction' | 'message' | 'accountState', readonly string[]>> = {
  /** Messages inside have the uncovered fields of `message`. */
  transaction: [
    'mc_block_seqno',
    'block_ref',
    'trace_id',
    'trace_external_hash',
    'finality',
    'emulated',
    ...['account_state_before', 'account_state_after'].flatMap((side) => state.map((field) => `${side}.${field}`)),
    'description.compute_ph.skipped',
  ],
  message: [
    'opcode',
    'decoded_opcode',
    'hash_norm',
    'in_msg_tx_hash',
    'out_msg_tx_hash',
    'message_content.decoded',
    'init_state.hash',
    'init_state.decoded',
  ],
  accountState: ['contract_methods', 'interfaces'],
}
