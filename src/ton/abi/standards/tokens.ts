import { dnsRecordFields, jettonBodies, nftBodies } from '../../facts/bodies.ts'
import { changeDnsRecordOpcode, provideWalletAddressOpcode, takeWalletAddressOpcode } from '../../facts/opcodes.ts'
import { defineAbi } from '../abi.ts'

/** Bodies of TEP-74 and TEP-89. */
const jettonTypes = {
  ...jettonBodies,
  provide_wallet_address: {
    prefix: provideWalletAddressOpcode,
    fields: { query_id: 'uint64', owner_address: 'address', include_address: 'bool' },
  },
  take_wallet_address: {
    prefix: takeWalletAddressOpcode,
    fields: { query_id: 'uint64', wallet_address: 'address?', owner_address: 'Cell<address>?' },
  },
} as const

/** Jetton wallet, TEP-74. */
export const jettonWallet = defineAbi({
  name: 'Jetton wallet',
  types: {
    ...jettonTypes,
    WalletData: { fields: { balance: 'coins', owner: 'address?', master: 'address?', code: 'cell' } },
  },
  incoming: ['jetton_transfer', 'jetton_internal_transfer', 'jetton_burn'],
  outgoing: ['jetton_internal_transfer', 'jetton_notify', 'excess', 'jetton_burn_notification'],
  getMethods: { get_wallet_data: { returns: 'WalletData' } },
  interfaces: ['jetton_wallet', 'jetton_wallet_v1', 'jetton_wallet_v2', 'jetton_wallet_governed'],
})

/** Metadata of tokens, TEP-64. */
const contentTypes = {
  onchain_content: { prefix: '0x00', fields: { data: 'map<uint256, cell>' } },
  offchain_content: { prefix: '0x01', fields: { uri: 'RemainingBitsAndRefs' } },
} as const

/** Jetton master, TEP-74 and TEP-89. */
export const jettonMaster = defineAbi({
  name: 'Jetton master',
  types: {
    ...jettonTypes,
    ...contentTypes,
    JettonData: {
      fields: { total_supply: 'coins', mintable: 'bool', admin: 'address?', content: 'cell', wallet_code: 'cell' },
    },
  },
  incoming: ['jetton_burn_notification', 'provide_wallet_address'],
  outgoing: ['jetton_internal_transfer', 'excess', 'take_wallet_address'],
  getMethods: {
    get_jetton_data: { returns: 'JettonData' },
    get_wallet_address: { parameters: { owner: 'address' }, returns: 'address' },
  },
  interfaces: ['jetton_master'],
})

const royaltyTypes = {
  get_royalty_params: { prefix: '0x693d3950', fields: { query_id: 'uint64' } },
  report_royalty_params: {
    prefix: '0xa8cb00ad',
    fields: { query_id: 'uint64', numerator: 'uint16', denominator: 'uint16', destination: 'address?' },
  },
  Royalty: { fields: { numerator: 'uint16', denominator: 'uint16', destination: 'address?' } },
} as const

/** NFT, TEP-62; soulbound, TEP-85. */
export const nftItem = defineAbi({
  name: 'NFT',
  types: {
    ...royaltyTypes,
    ...nftBodies,
    excess: jettonTypes.excess,
    get_static_data: { prefix: '0x2fcb26a2', fields: { query_id: 'uint64' } },
    report_static_data: {
      prefix: '0x8b771735',
      fields: { query_id: 'uint64', index: 'uint256', collection: 'address?' },
    },
    prove_ownership: {
      prefix: '0x04ded148',
      fields: { query_id: 'uint64', dest: 'address', forward_payload: 'cell', with_content: 'bool' },
    },
    request_owner: {
      prefix: '0xd0c3bfea',
      fields: { query_id: 'uint64', dest: 'address', forward_payload: 'cell', with_content: 'bool' },
    },
    ownership_proof: {
      prefix: '0x0524c7ae',
      fields: {
        query_id: 'uint64',
        item_id: 'uint256',
        owner: 'address?',
        data: 'cell',
        revoked_at: 'uint64',
        content: 'cell?',
      },
    },
    owner_info: {
      prefix: '0x0dd607e3',
      fields: {
        query_id: 'uint64',
        item_id: 'uint256',
        initiator: 'address',
        owner: 'address?',
        data: 'cell',
        revoked_at: 'uint64',
        content: 'cell?',
      },
    },
    destroy: { prefix: '0x1f04537a', fields: { query_id: 'uint64' } },
    revoke: { prefix: '0x6f89f5e3', fields: { query_id: 'uint64' } },
    NftData: { fields: { init: 'bool', index: 'int', collection: 'address?', owner: 'address?', content: 'cell' } },
  },
  incoming: [
    'nft_transfer',
    'get_static_data',
    'prove_ownership',
    'request_owner',
    'destroy',
    'revoke',
    'get_royalty_params',
  ],
  outgoing: [
    'nft_ownership_assigned',
    'excess',
    'report_static_data',
    'ownership_proof',
    'owner_info',
    'report_royalty_params',
  ],
  getMethods: {
    get_nft_data: { returns: 'NftData' },
    get_authority_address: { returns: 'address?' },
    get_revoked_time: { returns: 'int' },
  },
  interfaces: ['nft_item', 'nft_item_simple', 'sbt'],
})

/** NFT collection, TEP-62 and TEP-66. */
export const nftCollection = defineAbi({
  name: 'NFT collection',
  types: {
    ...royaltyTypes,
    ...contentTypes,
    CollectionData: { fields: { next_item_index: 'int', content: 'cell', owner: 'address?' } },
  },
  incoming: ['get_royalty_params'],
  outgoing: ['report_royalty_params'],
  getMethods: {
    get_collection_data: { returns: 'CollectionData' },
    get_nft_address_by_index: { parameters: { index: 'int' }, returns: 'address' },
    get_nft_content: { parameters: { index: 'int', content: 'cell' }, returns: 'cell' },
    royalty_params: { returns: 'Royalty' },
  },
  interfaces: ['nft_collection'],
})

/**
 * Record and resolver of names, TEP-81. The bodies share a tag: without a value the record is deleted, and contracts
 * take the value with or without a bit before it.
 */
export const dnsItem = defineAbi({
  name: 'Domain',
  types: {
    delete_dns_record: { prefix: changeDnsRecordOpcode, fields: dnsRecordFields },
    change_dns_record: { prefix: changeDnsRecordOpcode, fields: { ...dnsRecordFields, value: 'cell?' } },
    change_dns_record_bare: { prefix: changeDnsRecordOpcode, fields: { ...dnsRecordFields, value: 'cell' } },
    dns_balance_release: { prefix: '0x4ed14b65', fields: { query_id: 'uint64' } },
    AuctionInfo: { fields: { max_bid_address: 'address?', max_bid_amount: 'coins', auction_end_time: 'int' } },
    Resolved: { fields: { bits: 'int', record: 'cell?' } },
  },
  incoming: ['delete_dns_record', 'change_dns_record', 'change_dns_record_bare', 'dns_balance_release'],
  getMethods: {
    dnsresolve: { parameters: { subdomain: 'slice', category: 'uint256' }, returns: 'Resolved' },
    get_auction_info: { returns: 'AuctionInfo' },
    get_last_fill_up_time: { returns: 'int' },
  },
  interfaces: ['dns'],
})
