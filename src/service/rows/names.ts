import * as z from 'zod/mini'
import { openRecord, openObject } from './shapes/openObject.ts'

const addressBookRow = openObject({
  /**
   * User-friendly base64url form (bounceable for contracts, non-bounceable for wallets, accounts
   * without code and unknown accounts; testnet flag on testnet). null only in /addressBook for an
   * unparseable input; the text addr_none for keys that are not addresses (addr_none, 0:, empty).
   */
  user_friendly: z.nullable(z.string()),
  /** DNS name, see /addressBook. */
  domain: z.nullish(z.string()),
  /**
   * Interface names (see interface_names); [] for unknown accounts and code without a method list,
   * null for known accounts without code or when nothing matches.
   */
  interfaces: z.nullish(z.array(z.string())),
})
/** Value of the address book. */
export interface AddressBookRow extends z.output<typeof addressBookRow> {}
export const AddressBookRow: z.ZodMiniType<AddressBookRow> = addressBookRow

/** Object: key = raw address (or the request string in /addressBook), value = AddressBookRow. */
export const AddressBook = openRecord(AddressBookRow)
export type AddressBook = z.output<typeof AddressBook>

const tokenInfo = openObject({
  /** Metadata was fetched and is valid. Absent while not indexed. */
  valid: z.nullish(z.boolean()),
  /** nft_items, nft_collections, jetton_masters, jetton_wallets. */
  type: z.nullish(z.string()),
  /** Name. */
  name: z.nullish(z.string()),
  /** Symbol. */
  symbol: z.nullish(z.string()),
  /** Description. */
  description: z.nullish(z.string()),
  /** Original image URL. */
  image: z.nullish(z.string()),
  /** nft_items only: index, decimal. */
  nft_index: z.nullish(z.string()),
  /**
   * NSFW flag. Present (default false) on fetched valid entries, not on jetton_wallets entries and
   * not at all when the deployment uses the cache service.
   */
  is_nsfw: z.nullish(z.boolean()),
  /** Scam flag (same presence). */
  is_scam: z.nullish(z.boolean()),
  /**
   * Other metadata, absent when empty. Usual keys: decimals (STRING as a rule, a JSON number when
   * the off-chain JSON has one), uri, image_data, social, websites, attributes, domain,
   * _image_small, _image_medium, _image_big (proxied previews) and _image_*_blur (signed paths
   * without base address; removed on NSFW entries). For jetton_wallets: owner, jetton, balance
   * (strings).
   */
  extra: z.nullish(openRecord(z.unknown())),
})
/** One token role of an address. */
export interface TokenInfo extends z.output<typeof tokenInfo> {}
export const TokenInfo: z.ZodMiniType<TokenInfo> = tokenInfo

const addressMetadata = openObject({
  /** All entries have been fetched. */
  is_indexed: z.boolean(),
  /**
   * Roles, normally one; not yet fetched entries carry only type (and nft_index); invalid ones
   * carry valid=false, type (and nft_index). When an address has several roles a fetched role
   * replaces the ones collected before it.
   */
  token_info: z.array(TokenInfo),
})
/** Value of metadata. */
export interface AddressMetadata extends z.output<typeof addressMetadata> {}
export const AddressMetadata: z.ZodMiniType<AddressMetadata> = addressMetadata

/**
 * Object: key = raw address, value = AddressMetadata. Only addresses that are token entities (plus
 * jetton masters of listed jetton wallets). {} when there is none; deployments with the cache
 * service send null instead (also as the metadata key of every other response).
 */
export const Metadata = openRecord(AddressMetadata)
export type Metadata = z.output<typeof Metadata>
