import { jettonUnit } from 'tonlens'
import { jettonMasters, jettonWallets, nftCollections, nftItems } from 'tonlens/endpoints'
import { TonlensError } from 'tonlens'
import { toRawAddress } from 'tonlens/ton'
import { z } from 'zod'
import { addressInput, defineTool, limitInput, type ToolContext } from '../tool.ts'
import {
  addressSchema,
  amountSchema,
  encodeAmount,
  encodeInteger,
  encodeNames,
  integerSchema,
  marksSchema,
  namesSchema,
  wordSchema,
} from '../values.ts'

export const token = defineTool({
  name: 'token',
  title: 'Token',
  description:
    'A jetton with its largest holders, an NFT with its owner, or an NFT collection with its items, by address. Anybody can issue a token with any name: compare addresses.',
  input: z.object({
    address: addressInput,
    cursor: z.number().int().min(0).max(100_000).default(0).describe('Offset of the page of holders or items.'),
    limit: limitInput,
  }),
  hasPage: true,
  data: z.object({
    kind: wordSchema.describe('jetton, nft or collection.'),
    address: addressSchema,
    marks: marksSchema,
    admin: addressSchema.nullable().describe('Who may mint jettons, or owns the NFT or the collection.'),
    mintable: z.boolean().nullable(),
    supply: amountSchema.nullable(),
    decimals_known: z.boolean(),
    collection: addressSchema.nullable(),
    index: integerSchema.nullable(),
    on_sale: z.boolean().nullable(),
    holders: z.array(z.object({ owner: addressSchema, wallet: addressSchema, balance: amountSchema })),
    items: z.array(z.object({ item: addressSchema, owner: addressSchema.nullable(), untrusted: namesSchema })),
    untrusted: namesSchema,
  }),
  async run({ address, cursor, limit }, context) {
    const { client, write } = context
    const raw = toRawAddress(address)
    const [masters, collections, nfts] = await Promise.all([
      client.request(jettonMasters, { address: [raw] }),
      client.request(nftCollections, { collection_address: [raw] }),
      client.request(nftItems, { address: [raw] }),
    ])
    const [master, collection, nft] = [masters.jetton_masters[0], collections.nft_collections[0], nfts.nft_items[0]]
    const { metadata } = master !== undefined ? masters : collection !== undefined ? collections : nfts
    const kind = master !== undefined ? 'jetton' : collection !== undefined ? 'collection' : 'nft'
    if (master === undefined && collection === undefined && nft === undefined)
      throw new TonlensError(
        'The index knows no jetton, NFT or collection at this address. For a jetton pass its master, not the wallet of an owner; `account` tells the kind of a contract.',
      )
    const unit = jettonUnit(metadata?.[raw])
    const page = { limit: limit + 1, offset: cursor }
    const holders = master === undefined ? [] : await listHolders(context, raw, page)
    const items =
      collection === undefined ? undefined : await client.request(nftItems, { collection_address: [raw], ...page })
    const listed = Math.max(holders.length, items?.nft_items.length ?? 0)
    return {
      data: {
        kind,
        address: write.address(raw),
        marks: nft === undefined ? write.marks(metadata, raw) : write.nftMarks(metadata, nft),
        admin: write.maybeAddress(
          master?.admin_address ?? collection?.owner_address ?? nft?.real_owner ?? nft?.owner_address,
        ),
        mintable: master?.mintable ?? null,
        supply: master === undefined ? null : encodeAmount(master.total_supply, unit?.decimals ?? 0),
        decimals_known: master === undefined || unit !== undefined,
        collection: write.maybeAddress(nft?.collection_address),
        index: nft === undefined ? null : encodeInteger(nft.index),
        on_sale: nft?.on_sale ?? null,
        holders: context.rows(holders.slice(0, limit), (wallet) => ({
          owner: write.address(wallet.owner),
          wallet: write.address(wallet.address),
          balance: encodeAmount(wallet.balance, unit?.decimals ?? 0),
        })),
        items: context.rows(items?.nft_items.slice(0, limit), (item) => ({
          item: write.address(item.address),
          owner: write.maybeAddress(item.real_owner ?? item.owner_address),
          untrusted: encodeNames(items?.metadata, item.address),
        })),
        untrusted: encodeNames(metadata, raw),
      },
      believed: [
        'All of it: states of contracts as the service has read them. Pages by offset can repeat or skip what moves meanwhile.',
      ],
      shown: {
        jetton: master,
        collection,
        item: nft,
        address_book: { ...masters.address_book, ...collections.address_book, ...nfts.address_book },
        metadata: { ...masters.metadata, ...collections.metadata, ...nfts.metadata },
      },
      next: listed > limit ? { address, cursor: cursor + limit, limit } : null,
    }
  },
})

async function listHolders({ client }: ToolContext, raw: string, page: { limit: number; offset: number }) {
  return (await client.request(jettonWallets, { jetton_address: [raw], ...page, sort: 'desc' })).jetton_wallets
}
