// Routes that no longer show contracts whose account does not exist any more.
import type { ParamsOf } from '../../endpoints/endpoint.ts'
import type * as nftRows from '../../endpoints/nfts.ts'
import type { NftItem } from '../../rows/nft.ts'
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
import { defineRule, type Rule } from '../rule.ts'
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
  return { ...rule, withoutDestroyed: (row, isDestroyed) => (isDestroyed(contract(row)) ? undefined : row) }
}

const ownAddress = ({ address }: { readonly address: string | null }) => address
const itemAddress = ({ nft_item_address }: { readonly nft_item_address: string }) => nft_item_address

const notOnSale = { on_sale: false, sale_contract_address: null, auction_contract_address: null, real_owner: null }

/** GET /nft/items: items lose the flags of a sale whose contract is destroyed. */
const nftItems = defineRule<ParamsOf<typeof nftRows.nftItems>, NftItem>({
  ...nftItems12,
  refuse(params) {
    refuseItems(params)
    const wrong = params.index?.find((text) => !/^\d*$/.test(text))
    // Nobody but the database looks at the digits.
    if (wrong !== undefined)
      throw new Refusal(500, `ERROR: invalid input syntax for type numeric: "${wrong}" (SQLSTATE 22P02)`)
  },
  withoutDestroyed(row, isDestroyed) {
    if (isDestroyed(row.address)) return undefined
    const isSaleDestroyed = isDestroyed(row.sale_contract_address) || isDestroyed(row.auction_contract_address)
    return isSaleDestroyed ? { ...row, ...notOnSale } : row
  },
})

/** Rules of routes about contracts. */
export const contractRules13 = {
  dnsActiveAuctions: hideDestroyed(dnsActiveAuctions12, itemAddress),
  dnsRecords: hideDestroyed(dnsRecords12, itemAddress),
  jettonMasters: hideDestroyed(jettonMasters12, ownAddress),
  jettonWallets: hideDestroyed(jettonWallets12, ownAddress),
  multisigOrders: hideDestroyed(multisigOrders12, ownAddress),
  multisigWallets: hideDestroyed(multisigWallets12, ownAddress),
  nftCollections: hideDestroyed(nftCollections12, ownAddress),
  nftItems,
  nftSales: hideDestroyed(nftSales12, ownAddress),
  nominatorPool: hideDestroyed(nominatorPool12, ownAddress),
  nominatorPoolNominator: hideDestroyed(nominatorPoolNominator12, ownAddress),
  vesting: hideDestroyed(vesting12, (row) => row.address),
}
