// Routes that no longer show contracts whose account does not exist any more.
import type { ParamsOf } from '../../endpoints/endpoint.ts'
import type * as dnsRows from '../../endpoints/dns.ts'
import type * as nftRows from '../../endpoints/nfts.ts'
import type { NftItem } from '../../rows/nft.ts'
import type { NftSale } from '../../rows/nft-sale.ts'
import type { DnsRecord } from '../../rows/dns/dns.ts'
import { isAccountAddress } from '../../rows/shapes/readText.ts'
import { dnsActiveAuctions as dnsActiveAuctions12 } from '../auctions.ts'
import { dnsRecords as dnsRecords12 } from '../dns.ts'
import { jettonMasters as jettonMasters12, jettonWallets as jettonWallets12 } from '../jettons.ts'
import { multisigOrders as multisigOrders12, multisigWallets as multisigWallets12 } from '../multisig.ts'
import {
  nftCollections as nftCollections12,
  nftItems as nftItems12,
  nftSales as nftSales12,
  refuseItems,
} from '../nfts.ts'
import { Refusal } from '../requests/refusal.ts'
import { defineRule, type IsDestroyed, type Rule } from '../rule.ts'
import {
  nominatorPool as nominatorPool12,
  nominatorPoolNominator as nominatorPoolNominator12,
} from '../staking/nominatorPools.ts'
import { vesting as vesting12 } from '../vesting.ts'

/** Changes a rule so that rows of destroyed contracts are left out. */
function hideDestroyed<Params, Row, Found>(
  rule: Rule<Params, Row, Found>,
  contract: (row: Row) => string | null,
): Rule<Params, Row, Found> {
  return { ...rule, isGone: (row, isDestroyed) => isDestroyed(contract(row)) }
}

const ownAddress = ({ address }: { readonly address: string | null }) => address
const itemAddress = ({ nft_item_address }: { readonly nft_item_address: string }) => nft_item_address

/** An item without its collection and its sale where these are destroyed. */
export function itemWithoutDestroyed(row: NftItem, isDestroyed: IsDestroyed): NftItem {
  const item = isDestroyed(row.collection_address) ? { ...row, collection: null } : row
  const { sale_contract_address, auction_contract_address, real_owner: _seller, ...rest } = item
  const isSaleDestroyed = isDestroyed(sale_contract_address) || isDestroyed(auction_contract_address)
  return isSaleDestroyed ? { ...rest, on_sale: false } : item
}

/** Tells whether a text is a number to PostgreSQL. */
function isNumeric(text: string): boolean {
  return /^\s*(?:[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?|nan|[+-]?inf(?:inity)?)\s*$/i.test(text)
}

/** The index of an item that a number means; undefined where no item can have it. */
function readIndex(text: string): string | undefined {
  const [, whole = '', part = '', exponent = '0'] = /^\s*\+?(\d*)\.?(\d*)(?:e([+-]?\d+))?\s*$/i.exec(text) ?? []
  const power = Number(exponent) - part.length
  const digits = whole + part
  // An index has at most 78 digits.
  if (digits === '' || power > 78 || digits.length > 1000) return undefined
  if (power >= 0) return String(BigInt(digits) * 10n ** BigInt(power))
  const kept = digits.slice(0, power)
  return /^0*$/.test(digits.slice(power)) ? String(BigInt(kept)) : undefined
}

/** GET /nft/items: items lose the flags of a sale whose contract is destroyed. */
const nftItems = defineRule<ParamsOf<typeof nftRows.nftItems>, NftItem>({
  ...nftItems12,
  refuse(params) {
    refuseItems(params)
    const wrong = params.index?.find((text) => !isNumeric(text))
    // Nobody but the database looks at the number.
    if (wrong !== undefined)
      throw new Refusal(500, `ERROR: invalid input syntax for type numeric: "${wrong}" (SQLSTATE 22P02)`)
  },
  matches: (params, found) =>
    matchItems({ ...params, index: params.index?.map((text) => readIndex(text) ?? '') }, found),
  withoutDestroyed: itemWithoutDestroyed,
})

const matchItems = nftItems12.matches ?? (() => () => true)

/** GET /nft/sales: a sale loses its item where that is destroyed. */
const nftSales = defineRule<ParamsOf<typeof nftRows.nftSales>, NftSale>({
  ...nftSales12,
  withoutDestroyed({ nft_item, ...row }, isDestroyed) {
    if (!nft_item || isDestroyed(row.nft_address)) return row
    return { ...row, nft_item: itemWithoutDestroyed(nft_item, isDestroyed) }
  },
})

/** GET /dns/records: an address that is no account is looked for beside a domain. */
const dnsRecords = defineRule<ParamsOf<typeof dnsRows.dnsRecords>, DnsRecord>({
  ...dnsRecords12,
  refuse: ({ wallet, ...rest }) =>
    dnsRecords12.refuse?.({ ...rest, wallet: wallet && isAccountAddress(wallet) ? wallet : undefined }),
  matches:
    ({ wallet, domain }) =>
    (row) =>
      wallet === undefined ? row.domain === domain : row.dns_wallet === wallet,
})

/** Rules of routes about contracts. */
export const contractRules13 = {
  dnsActiveAuctions: hideDestroyed(dnsActiveAuctions12, itemAddress),
  dnsRecords: hideDestroyed(dnsRecords, itemAddress),
  jettonMasters: hideDestroyed(jettonMasters12, ownAddress),
  jettonWallets: hideDestroyed(jettonWallets12, ownAddress),
  multisigOrders: hideDestroyed(multisigOrders12, ownAddress),
  multisigWallets: hideDestroyed(multisigWallets12, ownAddress),
  nftCollections: hideDestroyed(nftCollections12, ownAddress),
  nftItems: hideDestroyed(nftItems, ownAddress),
  nftSales: hideDestroyed(nftSales, ownAddress),
  nominatorPool: hideDestroyed(nominatorPool12, ownAddress),
  nominatorPoolNominator: hideDestroyed(nominatorPoolNominator12, ownAddress),
  vesting: hideDestroyed(vesting12, (row) => row.address),
}
