import {
  vestingAddWhitelistOpcode,
  walletExtensionOpcode,
  walletSignedExternalOpcode,
  walletSignedInternalOpcode,
} from '../../facts/opcodes.ts'
import { defineAbi } from '../abi.ts'

const messages = 'rest<(uint8, cell)>'
/** Beginning of the signed bodies of wallets v3 and v4, and of vesting wallets. */
const signedStart = {
  signature: 'bits512',
  subwallet_id: 'uint32',
  valid_until: 'uint32',
  msg_seqno: 'uint32',
} as const
const seqno = { returns: 'uint32' } as const
const publicKey = { returns: 'uint256' } as const

/** Wallet v1. Each message has a mode. */
export const walletV1 = defineAbi({
  name: 'Wallet v1',
  types: {
    wallet_signed_v1: { fields: { signature: 'bits512', msg_seqno: 'uint32', msgs: messages } },
    Storage: { fields: { seqno: 'uint32', public_key: 'bits256' } },
  },
  external: ['wallet_signed_v1'],
  storage: 'Storage',
  getMethods: { seqno, get_public_key: publicKey },
  interfaces: ['wallet_v1r1', 'wallet_v1r2', 'wallet_v1r3'],
})

/** Wallet v2. */
export const walletV2 = defineAbi({
  name: 'Wallet v2',
  types: {
    wallet_signed_v2: { fields: { signature: 'bits512', msg_seqno: 'uint32', valid_until: 'uint32', msgs: messages } },
    Storage: { fields: { seqno: 'uint32', public_key: 'bits256' } },
  },
  external: ['wallet_signed_v2'],
  storage: 'Storage',
  getMethods: { seqno, get_public_key: publicKey },
  interfaces: ['wallet_v2r1', 'wallet_v2r2'],
})

/** Wallet v3. */
export const walletV3 = defineAbi({
  name: 'Wallet v3',
  types: {
    wallet_signed_v3: {
      fields: { ...signedStart, msgs: messages },
    },
    Storage: { fields: { seqno: 'uint32', subwallet_id: 'uint32', public_key: 'bits256' } },
  },
  external: ['wallet_signed_v3'],
  storage: 'Storage',
  getMethods: { seqno, get_public_key: publicKey },
  interfaces: ['wallet_v3r1', 'wallet_v3r2'],
})

/** Wallet v4, with plugins. */
export const walletV4 = defineAbi({
  name: 'Wallet v4',
  types: {
    wallet_signed_v4: {
      fields: {
        ...signedStart,
        op: 'simple_send | deploy_install_plugin | install_plugin | remove_plugin',
      },
    },
    simple_send: { prefix: '0x00', fields: { msgs: messages } },
    deploy_install_plugin: {
      prefix: '0x01',
      fields: { plugin_workchain: 'int8', plugin_balance: 'coins', state_init: 'cell', body: 'cell' },
    },
    install_plugin: {
      prefix: '0x02',
      fields: { plugin_workchain: 'int8', plugin_address: 'bits256', amount: 'coins', query_id: 'uint64' },
    },
    remove_plugin: {
      prefix: '0x03',
      fields: { plugin_workchain: 'int8', plugin_address: 'bits256', amount: 'coins', query_id: 'uint64' },
    },
    plugin_request_funds: {
      prefix: '0x706c7567',
      fields: { query_id: 'uint64', amount: 'coins', extra_currencies: 'map<uint32, varuint32>' },
    },
    plugin_destroyed: { prefix: '0x64737472', fields: { query_id: 'omittable<uint64>' } },
    Storage: {
      fields: {
        seqno: 'uint32',
        subwallet_id: 'uint32',
        public_key: 'bits256',
        plugins: 'map<bits264, RemainingBitsAndRefs>',
      },
    },
  },
  incoming: ['plugin_request_funds', 'plugin_destroyed'],
  external: ['wallet_signed_v4'],
  storage: 'Storage',
  getMethods: {
    seqno,
    get_subwallet_id: { returns: 'uint32' },
    get_public_key: publicKey,
    is_plugin_installed: { parameters: { workchain: 'int8', address_hash: 'uint256' }, returns: 'bool' },
  },
  interfaces: ['wallet_v4r1', 'wallet_v4r2'],
})

const signed = {
  wallet_id: 'uint32',
  valid_until: 'uint32',
  msg_seqno: 'uint32',
  out_actions: 'cell?',
  action: 'Action?',
  signature: 'bits512',
  more: 'omittable<Cell<Actions>>',
} as const

/** Wallet v5. Its own actions follow one another, each in the last reference of the one before. */
export const walletV5 = defineAbi({
  name: 'Wallet v5',
  types: {
    w5_external_signed_request: { prefix: walletSignedExternalOpcode, fields: signed },
    w5_internal_signed_request: { prefix: walletSignedInternalOpcode, fields: signed },
    w5_extension_action_request: {
      prefix: walletExtensionOpcode,
      fields: { query_id: 'uint64', out_actions: 'cell?', action: 'Action?', more: 'omittable<Cell<Actions>>' },
    },
    Action: { alias: 'add_extension | remove_extension | set_signature_auth_allowed' },
    Actions: { fields: { action: 'Action', more: 'omittable<Cell<Actions>>' } },
    add_extension: { prefix: '0x02', fields: { address: 'address' } },
    remove_extension: { prefix: '0x03', fields: { address: 'address' } },
    set_signature_auth_allowed: { prefix: '0x04', fields: { allowed: 'bool' } },
    Storage: {
      fields: {
        is_signature_allowed: 'bool',
        seqno: 'uint32',
        wallet_id: 'uint32',
        public_key: 'bits256',
        extensions: 'map<bits256, RemainingBitsAndRefs>',
      },
    },
  },
  incoming: ['w5_internal_signed_request', 'w5_extension_action_request'],
  external: ['w5_external_signed_request'],
  storage: 'Storage',
  getMethods: {
    seqno,
    get_wallet_id: { returns: 'uint32' },
    get_public_key: publicKey,
    is_signature_allowed: { returns: 'bool' },
  },
  interfaces: ['wallet_v5r1', 'wallet_v5_beta'],
})

/** Vesting wallet. */
export const vesting = defineAbi({
  name: 'Vesting wallet',
  types: {
    vesting_signed: {
      fields: { ...signedStart, msgs: messages },
    },
    vesting_add_whitelist: {
      prefix: vestingAddWhitelistOpcode,
      fields: { query_id: 'uint64', address: 'address', more: 'RemainingBitsAndRefs' },
    },
    vesting_send_message: { prefix: '0xa7733acd', fields: { query_id: 'uint64', send_mode: 'uint8', message: 'cell' } },
    vesting_add_whitelist_response: { prefix: '0xf258a69b', fields: { query_id: 'uint64' } },
    vesting_send_message_response: { prefix: '0xf7733acd', fields: { query_id: 'uint64' } },
  },
  incoming: ['vesting_add_whitelist', 'vesting_send_message'],
  outgoing: ['vesting_add_whitelist_response', 'vesting_send_message_response'],
  external: ['vesting_signed'],
  getMethods: { seqno, get_public_key: publicKey, get_subwallet_id: { returns: 'uint32' } },
  interfaces: ['wallet_vesting'],
})
