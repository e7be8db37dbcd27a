import { addressKey } from '../../../text/format/address.ts'
import { ownField } from '../../../service/rows/readRow.ts'
import type { NftTransfer } from '../../../service/rows/nft.ts'
import type { NftSale } from '../../../service/rows/nft-sale.ts'
import { checkRows } from '../../../service/rows/checkRows.ts'
import { nftSaleShape } from '../../../service/rows/shapes/tables.ts'

/** Part of a transfer in a sale: to the selling contract, from it to a buyer, or from it back to the seller. */
type SaleEventKind = 'listed' | 'sold' | 'returned'

/** A transfer to or from a selling contract. */
interface SaleEvent {
  readonly kind: SaleEventKind
  /** Price that was paid, nanograms; undefined if it was not sold, or the contract does not say. */
  readonly price?: string | undefined
}

/** Reads what a transfer meant for a sale; undefined for one without a selling contract, and for one that failed. */
export type ReadSaleEvent = (transfer: NftTransfer) => SaleEvent | undefined

/**
 * Creates a reader of transfers by the selling contracts that took part in them.
 * @param sales Rows of `/nft/sales`, in any order. Contracts of other items are ignored.
 */
export function createSaleReader(sales: readonly NftSale[]): ReadSaleEvent {
  const contracts = new Map(checkRows(nftSaleShape, sales).rows.map((sale) => [addressKey(sale.address), sale]))
  return ({ nft_address, old_owner, new_owner, transaction_aborted }) => {
    const find = (owner: unknown) => {
      const key = addressKey(owner)
      const sale = key === undefined ? undefined : contracts.get(key)
      return sale !== undefined && addressKey(sale.nft_address) === addressKey(nft_address) ? sale : undefined
    }
    if (transaction_aborted) return undefined
    const seller = find(old_owner)
    if (seller === undefined) return find(new_owner) === undefined ? undefined : { kind: 'listed' }
    const owner = addressKey(seller.nft_owner_address)
    // Without its seller, a contract does not tell a buyer from the seller.
    if (owner === undefined) return undefined
    return owner === addressKey(new_owner)
      ? { kind: 'returned' }
      : { kind: 'sold', price: readPrice(seller, new_owner) }
  }
}

/** Price at which a contract sold its item to a buyer, as far as its row says. */
function readPrice({ type, details }: NftSale, buyer: unknown): string | undefined {
  const detail = (name: string) => ownField(details, name)
  const isAuction = type === 'getgems_auction'
  const isPaid = isAuction
    ? detail('is_canceled') !== true && addressKey(detail('last_member')) === addressKey(buyer)
    : detail('is_complete') === true
  const price = isPaid ? detail(isAuction ? 'last_bid' : 'full_price') : undefined
  return typeof price === 'string' && /^0*[1-9]\d*$/.test(price) ? price : undefined
}
