import type { NftItem } from '../../service/rows/nft.ts'
import { readRawAddress } from '../../ton/cells/address.ts'
import { tonDomainCollection } from '../../ton/facts/knownAccounts.ts'

/** Who edits one `.ton` domain of an account: the owner of its item, which is the sale contract while it is on sale. */
export interface DomainControl {
  readonly power: 'owner' | 'sale'
  /** Item of the domain, raw. */
  readonly item: string
  /** Raw address of the contract that sells it. @default it is not on sale */
  readonly sale?: string | undefined
}

/**
 * Reads who edits the `.ton` domains of an account, those on sale first. Items of other collections are left out: only
 * their own code tells who may change them.
 * @param items Rows of `/nft/items` of the account, those on sale included.
 * @param account Raw address of the account.
 */
export function readDomainControl(items: readonly NftItem[], account: string): readonly DomainControl[] {
  const domains = items.filter(({ collection_address }) => readRaw(collection_address) === tonDomainCollection)
  const onSale = domains.flatMap(({ address, on_sale, real_owner, owner_address }): DomainControl[] =>
    on_sale === true && readRaw(real_owner) === account
      ? [{ power: 'sale', item: address, sale: readRaw(owner_address) }]
      : [],
  )
  const owned = domains.filter(({ owner_address }) => readRaw(owner_address) === account)
  return [...onSale, ...owned.map(({ address }): DomainControl => ({ power: 'owner', item: address }))]
}

function readRaw(address: string | null | undefined): string | undefined {
  return readRawAddress(address ?? '')
}
