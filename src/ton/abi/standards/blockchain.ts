import { sendMessageActionOpcode } from '../../facts/opcodes.ts'
import { messageInfos } from '../../facts/messageLayouts.ts'
import {
  accountStatuses,
  bouncePhases,
  computePhases,
  descriptions,
  hashUpdate,
  skipReasons,
  statusChanges,
  transactionLayouts,
} from '../../facts/transactionLayouts.ts'
import { defineAbi } from '../abi.ts'

const value = { grams: 'coins', other: 'map<uint32, varuint32>' } as const

/**
 * Structures of the blockchain itself: messages, transactions, accounts and actions, with the names of
 * their TL-B schemes. Transactions of split and merged accounts, which the network does not make, are left out.
 */
export const blockchain = defineAbi({
  name: 'Blockchain',
  types: {
    CurrencyCollection: { fields: value },

    // Messages
    ...messageInfos,
    Message: {
      fields: {
        info: 'int_msg_info | ext_in_msg_info | ext_out_msg_info',
        init: '(StateInit | Cell<StateInit>)?',
        body: 'RemainingBitsAndRefs | cell',
      },
    },
    TickTock: { fields: { tick: 'bool', tock: 'bool' } },
    SimpleLib: { fields: { public: 'bool', root: 'cell' } },
    StateInit: {
      fields: {
        fixed_prefix_length: 'uint5?',
        special: 'TickTock?',
        code: 'cell?',
        data: 'cell?',
        library: 'map<uint256, SimpleLib>',
      },
    },

    // Transactions
    ...transactionLayouts,
    AccountStatus: { enum: accountStatuses, as: 'uint2' },
    HashUpdate: hashUpdate,
    TransactionDescr: { alias: 'trans_ord | trans_storage | trans_tick_tock' },
    trans_ord: descriptions.ord,
    trans_storage: descriptions.storage,
    trans_tick_tock: descriptions.tick_tock,
    AccStatusChange: { alias: 'acst_unchanged | acst_frozen | acst_deleted' },
    acst_unchanged: statusChanges.unchanged,
    acst_frozen: statusChanges.frozen,
    acst_deleted: statusChanges.deleted,
    ComputePhase: { alias: 'compute_skipped | compute_vm' },
    ...computePhases,
    ComputeSkipReason: { alias: 'cskip_no_state | cskip_bad_state | cskip_no_gas | cskip_suspended' },
    cskip_no_state: skipReasons.no_state,
    cskip_bad_state: skipReasons.bad_state,
    cskip_no_gas: skipReasons.no_gas,
    cskip_suspended: skipReasons.suspended,
    BouncePhase: { alias: 'bounce_negfunds | bounce_nofunds | bounce_ok' },
    bounce_negfunds: bouncePhases.negfunds,
    bounce_nofunds: bouncePhases.nofunds,
    bounce_ok: bouncePhases.ok,

    // Accounts
    Account: {
      prefix: '0b1',
      fields: { addr: 'address', storage_stat: 'StorageInfo', storage: 'AccountStorage' },
    },
    StorageInfo: {
      fields: {
        used: 'StorageUsed',
        storage_extra: 'storage_extra_none | storage_extra_info',
        last_paid: 'uint32',
        due_payment: 'coins?',
      },
    },
    storage_extra_none: { prefix: '0b000', fields: {} },
    storage_extra_info: { prefix: '0b001', fields: { dict_hash: 'bits256' } },
    AccountStorage: {
      fields: {
        last_trans_lt: 'uint64',
        balance: 'CurrencyCollection',
        state: 'account_uninit | account_active | account_frozen',
      },
    },
    account_uninit: { prefix: '0b00', fields: {} },
    account_active: { prefix: '0b1', fields: { state: 'StateInit' } },
    account_frozen: { prefix: '0b01', fields: { state_hash: 'bits256' } },
    ShardAccount: { fields: { account: 'Cell<Account>', last_trans_hash: 'bits256', last_trans_lt: 'uint64' } },

    // Actions of a contract, last first; an empty cell ends the list
    OutList: {
      fields: {
        prev: 'cell',
        action: 'action_send_msg | action_set_code | action_reserve_currency | action_change_library',
      },
    },
    action_send_msg: { prefix: sendMessageActionOpcode, fields: { mode: 'uint8', out_msg: 'Cell<Message>' } },
    action_set_code: { prefix: '0xad4de08e', fields: { new_code: 'cell' } },
    action_reserve_currency: { prefix: '0x36e6b809', fields: { mode: 'uint8', currency: 'CurrencyCollection' } },
    action_change_library: { prefix: '0x26fa1dd4', fields: { mode: 'uint7', lib: 'bits256 | cell' } },

    // Records of names, TEP-81
    dns_smc_address: {
      prefix: '0x9fd3',
      fields: { address: 'address', flags: 'uint8', capabilities: 'omittable<RemainingBitsAndRefs>' },
    },
    dns_next_resolver: { prefix: '0xba93', fields: { resolver: 'address' } },
    dns_adnl_address: {
      prefix: '0xad01',
      fields: { adnl_addr: 'bits256', flags: 'uint8', protocols: 'omittable<RemainingBitsAndRefs>' },
    },
    dns_storage_address: { prefix: '0x7473', fields: { bag_id: 'bits256' } },
  },
})
