// Written from the schemas by `npm run registries`: what components check without zod.
import type { Shape } from '../checkRows.ts'
import type { Action } from '../action.ts'
import type { Block, MasterchainInfo } from '../block.ts'
import type { Message } from '../message.ts'
import type { Transaction } from '../transaction.ts'

const storagePhaseShape: Shape<unknown> = {
  fields: 'storage_fees_collected? storage_fees_due? status_change?',
}

const creditPhaseShape: Shape<unknown> = {
  fields: 'due_fees_collected? credit? credit_extra_currencies{?',
}

const computePhaseShape: Shape<unknown> = {
  fields:
    'skipped!? reason? success!? msg_state_used!? account_activated!? gas_fees? gas_used? gas_limit? gas_credit? mode#? exit_code#? exit_arg#? vm_steps#? vm_init_state_hash? vm_final_state_hash?',
}

const msgSizeShape: Shape<unknown> = {
  fields: 'cells| bits|',
}

const actionPhaseShape: Shape<unknown> = {
  fields:
    'success!? valid!? no_funds!? status_change? total_fwd_fees? total_action_fees? result_code#? result_arg#? tot_actions#? spec_actions#? skipped_actions#? msgs_created#? action_list_hash?',
  parts: {
    'tot_msg_size?': msgSizeShape,
  },
}

const bouncePhaseShape: Shape<unknown> = {
  fields: 'type| req_fwd_fees? msg_fees? fwd_fees?',
  parts: {
    'msg_size?': msgSizeShape,
  },
}

const splitInfoShape: Shape<unknown> = {
  fields: 'cur_shard_pfx_len#? acc_split_depth#? this_addr? sibling_addr?',
}

const transactionDescriptionShape: Shape<unknown> = {
  fields: 'type aborted!? destroyed!? credit_first!? is_tock!? installed!?',
  parts: {
    'storage_ph?': storagePhaseShape,
    'credit_ph?': creditPhaseShape,
    'compute_ph?': computePhaseShape,
    'action?': actionPhaseShape,
    'bounce?': bouncePhaseShape,
    'split_info?': splitInfoShape,
  },
}

const blockIdShape: Shape<unknown> = {
  fields: 'workchain# shard| seqno#',
}

const messageContentShape: Shape<unknown> = {
  fields: 'hash| body| decoded*{?',
}

export const messageShape: Shape<Message> = {
  name: 'Message',
  fields:
    'hash source| destination| value| value_extra_currencies{? fwd_fee| ihr_fee| extra_flags? created_lt| created_at| opcode$| decoded_opcode? ihr_disabled!| bounce!| bounced!| import_fee| in_msg_tx_hash? out_msg_tx_hash? hash_norm?',
  parts: {
    'message_content|': messageContentShape,
    'init_state?': messageContentShape,
  },
}

const accountStateShape: Shape<unknown> = {
  fields: 'hash balance| extra_currencies{? account_status| frozen_hash| data_hash| code_hash| data_boc? code_boc?',
}

export const transactionShape: Shape<Transaction> = {
  name: 'Transaction',
  fields:
    'account hash lt now# mc_block_seqno# trace_id? trace_external_hash? prev_trans_hash prev_trans_lt orig_status end_status total_fees total_fees_extra_currencies{? emulated!? finality?',
  parts: {
    description: transactionDescriptionShape,
    block_ref: blockIdShape,
    'in_msg|': messageShape,
    'out_msgs[': messageShape,
    'account_state_before|': accountStateShape,
    'account_state_after|': accountStateShape,
  },
}

export const actionShape: Shape<Action> = {
  name: 'Action',
  fields:
    'trace_id| action_id start_lt end_lt start_utime# end_utime# trace_end_lt trace_end_utime# trace_mc_seqno_end# transactions[| success!| type details*{ raw_action*{? trace_external_hash? trace_external_hash_norm? accounts[? finality?',
  parts: {
    'transactions_full[?': transactionShape,
  },
}

export const blockShape: Shape<Block> = {
  name: 'Block',
  fields:
    'workchain# shard seqno# root_hash file_hash global_id# version# after_merge! before_split! after_split! want_merge! want_split! key_block! vert_seqno_incr! flags# gen_utime start_lt end_lt validator_list_hash_short# gen_catchain_seqno# min_ref_mc_seqno# prev_key_block_seqno# vert_seqno# master_ref_seqno# rand_seed created_by tx_count#',
  parts: {
    masterchain_block_ref: blockIdShape,
    'prev_blocks[': blockIdShape,
  },
}

export const masterchainInfoShape: Shape<MasterchainInfo> = {
  name: 'MasterchainInfo',
  fields: '',
  parts: {
    last: blockShape,
    first: blockShape,
  },
}
