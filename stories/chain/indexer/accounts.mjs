import { createHash } from 'node:crypto'
import { methodId } from './product.mjs'
import { cellBoc, hashBytes, hashNumber, cellHash } from './values.mjs'

/**
 * @import { Account, AccountKind } from './entities.mjs'
 * @import { Row } from './values.mjs'
 */

const walletMethods = ['seqno', 'get_public_key', 'get_subwallet_id']
/** @type {Record<AccountKind, { interfaces: string[] | null, methods: string[] }>} */
const faces = {
  'wallet v3 r2': { interfaces: ['wallet_v3r2'], methods: walletMethods.slice(0, 2) },
  'wallet v4 r2': {
    interfaces: ['wallet_v4r2'],
    methods: [...walletMethods, 'is_plugin_installed', 'get_plugin_list'],
  },
  'wallet v5 r1': {
    interfaces: ['wallet_v5r1'],
    methods: [...walletMethods, 'is_signature_allowed', 'get_extensions'],
  },
  jettonMinter: {
    interfaces: ['jetton_master'],
    methods: ['get_jetton_data', 'get_wallet_address'],
  },
  jettonWallet: { interfaces: ['jetton_wallet'], methods: ['get_wallet_data'] },
  nftCollection: {
    interfaces: ['nft_collection'],
    methods: ['get_collection_data', 'get_nft_address_by_index', 'get_nft_content', 'royalty_params'],
  },
  nftItem: { interfaces: ['nft_item'], methods: ['get_nft_data'] },
  nftSale: { interfaces: ['nft_sale_getgems_v3'], methods: ['get_sale_data'] },
  auction: {
    interfaces: ['nft_auction_v1', 'nft_sale'],
    methods: ['get_sale_data', 'get_auction_data'],
  },
  domains: {
    interfaces: ['dns', 'nft_collection'],
    methods: ['get_collection_data', 'get_nft_address_by_index', 'get_nft_content', 'dnsresolve'],
  },
  domain: {
    interfaces: ['dns', 'nft_item'],
    methods: ['get_nft_data', 'get_domain', 'dnsresolve'],
  },
  multisig: { interfaces: ['multisig_v2'], methods: ['get_multisig_data', 'get_order_address'] },
  order: { interfaces: ['multisig_order_v2'], methods: ['get_order_data'] },
  vesting: {
    interfaces: null,
    methods: ['get_vesting_data', 'get_whitelist', 'get_locked_amount'],
  },
  router: { interfaces: null, methods: ['get_router_data'] },
  pool: { interfaces: null, methods: ['get_reserves'] },
  lab: { interfaces: null, methods: ['get_count'] },
}

/**
 * Interface names of an account.
 * @param {Account} account
 * @returns {string[] | null}
 */
export const detectedInterfaces = (account) => (account.kind ? faces[account.kind].interfaces : null)

/** @param {Pick<Account, 'kind'>} account */
export const isWallet = ({ kind }) => kind?.startsWith('wallet') ?? false

/**
 * Row of accountStates.
 * @param {Account} account
 * @returns {Row}
 */
export function accountRow(account) {
  const { code, data, kind } = account
  return {
    address: account.raw,
    account_state_hash: hashBytes(account.stateHash),
    balance: String(account.balance),
    extra_currencies: {},
    status: account.status,
    last_transaction_hash: hashNumber(account.lastHash),
    last_transaction_lt: String(account.lastLt),
    ...(data ? { data_hash: cellHash(data) } : {}),
    ...(code ? { code_hash: cellHash(code) } : {}),
    ...(data ? { data_boc: cellBoc(data) } : {}),
    ...(code ? { code_boc: cellBoc(code) } : {}),
    contract_methods: kind ? faces[kind].methods.map(methodId).toSorted((a, b) => a - b) : null,
    interfaces: code ? detectedInterfaces(account) : [],
  }
}

/**
 * Row of walletStates.
 * @param {Account} account
 * @returns {Row}
 */
export function walletRow(account) {
  const { data, code, kind } = account
  const base = {
    balance: String(account.balance),
    status: account.status,
    ...(code ? { code_hash: cellHash(code) } : {}),
    last_transaction_hash: hashNumber(account.lastHash),
    last_transaction_lt: String(account.lastLt),
  }
  if (!isWallet(account) || !data || !kind) return { address: account.raw, is_wallet: false, ...base }
  const slice = data.beginParse()
  const isSignatureAllowed = kind === 'wallet v5 r1' ? slice.loadBit() : null
  return {
    address: account.raw,
    is_wallet: true,
    wallet_type: kind,
    seqno: slice.loadUint(32),
    wallet_id: slice.loadUint(32),
    ...(isSignatureAllowed === null ? {} : { is_signature_allowed: isSignatureAllowed }),
    ...base,
  }
}

/**
 * Signed path of a preview, as an image proxy would make it.
 * @param {string} size
 * @param {string} image
 */
export function previewUrl(size, image) {
  const signature = createHash('sha256').update(`${size}/${image}`).digest('base64url')
  return `https://imgproxy.example/${signature}/pr:${size}/${Buffer.from(image).toString('base64url')}`
}
