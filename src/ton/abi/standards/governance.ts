import { electorAccount } from '../../facts/knownAccounts.ts'
import {
  multisigApproveOpcode,
  multisigExecuteOpcode,
  multisigNewOrderOpcode,
  multisigOrderInitOpcode,
  newStakeOkOpcode,
  newStakeOpcode,
  recoverStakeOkOpcode,
  recoverStakeOpcode,
} from '../../facts/opcodes.ts'
import { defineAbi } from '../abi.ts'

/** Bodies that a multisig and its orders send to each other. */
const orderTypes = {
  multisig_execute: {
    prefix: multisigExecuteOpcode,
    fields: {
      query_id: 'uint64',
      order_seqno: 'uint256',
      expiration_date: 'uint48',
      approvals_num: 'uint8',
      signers_hash: 'bits256',
      order: 'cell',
    },
  },
  multisig_order_init: {
    prefix: multisigOrderInitOpcode,
    fields: {
      query_id: 'uint64',
      threshold: 'uint8',
      signers: 'cell',
      expiration_date: 'uint48',
      order: 'cell',
      signer_index: 'uint8?',
    },
  },
} as const

/** Multisig v2. */
export const multisig = defineAbi({
  name: 'Multisig v2',
  types: {
    multisig_new_order: {
      prefix: multisigNewOrderOpcode,
      fields: {
        query_id: 'uint64',
        order_seqno: 'uint256',
        is_signer: 'bool',
        index: 'uint8',
        expiration_date: 'uint48',
        order: 'cell',
      },
    },
    multisig_execute_internal: { prefix: '0xa32c59bf', fields: { query_id: 'uint64', order: 'cell' } },
    ...orderTypes,
  },
  incoming: ['multisig_new_order', 'multisig_execute', 'multisig_execute_internal'],
  outgoing: ['multisig_order_init', 'multisig_execute_internal'],
  interfaces: ['multisig_v2'],
})

/** Order of a multisig v2. The bit before the index of the signer says whether the signer approves at once. */
export const multisigOrder = defineAbi({
  name: 'Order of a multisig v2',
  types: {
    ...orderTypes,
    multisig_approve: { prefix: multisigApproveOpcode, fields: { query_id: 'uint64', signer_index: 'uint8' } },
    multisig_approve_accepted: { prefix: '0x82609bf6', fields: { query_id: 'uint64' } },
    multisig_approve_rejected: { prefix: '0xafaf283e', fields: { query_id: 'uint64', exit_code: 'uint32' } },
  },
  incoming: ['multisig_order_init', 'multisig_approve'],
  outgoing: ['multisig_approve_accepted', 'multisig_approve_rejected', 'multisig_execute'],
  interfaces: ['multisig_order_v2'],
})

/** Elector of validators. */
export const elector = defineAbi({
  name: 'Elector',
  types: {
    elector_new_stake: {
      prefix: newStakeOpcode,
      fields: {
        query_id: 'uint64',
        validator_pubkey: 'bits256',
        stake_at: 'uint32',
        max_factor: 'uint32',
        adnl_addr: 'bits256',
        signature: 'Cell<bits512>',
      },
    },
    elector_recover_stake: { prefix: recoverStakeOpcode, fields: { query_id: 'uint64' } },
    elector_new_stake_ok: { prefix: newStakeOkOpcode, fields: { query_id: 'uint64', comment: 'uint32' } },
    elector_new_stake_error: { prefix: '0xee6f454c', fields: { query_id: 'uint64', reason: 'uint32' } },
    elector_recover_stake_ok: { prefix: recoverStakeOkOpcode, fields: { query_id: 'uint64' } },
    elector_recover_stake_error: { prefix: '0xfffffffe', fields: { query_id: 'uint64', op: 'uint32' } },
  },
  incoming: ['elector_new_stake', 'elector_recover_stake'],
  outgoing: [
    'elector_new_stake_ok',
    'elector_new_stake_error',
    'elector_recover_stake_ok',
    'elector_recover_stake_error',
  ],
  getMethods: {
    active_election_id: { returns: 'uint32' },
    compute_returned_stake: { parameters: { wallet: 'uint256' }, returns: 'coins' },
  },
  interfaces: ['elector'],
  addresses: [electorAccount],
})

/** Nominator pool. Nominators themselves write comments: `d` to deposit, `w` to withdraw. */
export const nominatorPool = defineAbi({
  name: 'Nominator pool',
  types: {
    nominator_pool_accept_coins: { prefix: '0x00000001', fields: { query_id: 'uint64' } },
    nominator_pool_process_withdraw_requests: { prefix: '0x00000002', fields: { query_id: 'uint64', limit: 'uint8' } },
    nominator_pool_emergency_withdraw: { prefix: '0x00000003', fields: { query_id: 'uint64', nominator: 'bits256' } },
    nominator_pool_update_validator_set: { prefix: '0x00000006', fields: { query_id: 'uint64' } },
    nominator_pool_send_stake: {
      prefix: newStakeOpcode,
      fields: {
        query_id: 'uint64',
        value: 'coins',
        validator_pubkey: 'bits256',
        stake_at: 'uint32',
        max_factor: 'uint32',
        adnl_addr: 'bits256',
        signature: 'Cell<bits512>',
      },
    },
    nominator_pool_recover_stake: { prefix: recoverStakeOpcode, fields: { query_id: 'uint64' } },
  },
  incoming: [
    'nominator_pool_accept_coins',
    'nominator_pool_process_withdraw_requests',
    'nominator_pool_emergency_withdraw',
    'nominator_pool_update_validator_set',
    'nominator_pool_send_stake',
    'nominator_pool_recover_stake',
  ],
  interfaces: ['nominator_pool'],
})
