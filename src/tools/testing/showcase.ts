// oxlint-disable-next-line typescript/triple-slash-reference -- A module of types alone cannot be imported.
/// <reference path="./virtual.d.ts" />
import { showcase as found, time } from 'virtual:embedded-showcase'

/** Things on the embedded chain that tests can point at: raw addresses, and hashes in base64. */
export interface Showcase {
  /** Wallet with a history, jettons, NFTs and the domain `alice.ton`. */
  readonly wallet: string
  /** Master of the jetton Lumen (LUM), 9 decimals. */
  readonly jettonMaster: string
  /** Master of the jetton Tide Dollar (tUSD), 6 decimals. */
  readonly jettonMasterSixDecimals: string
  /** Master of a jetton that imitates another. */
  readonly scamJettonMaster: string
  /** Jetton wallet of {@link wallet}. */
  readonly jettonWallet: string
  readonly nftCollection: string
  /** Collection whose metadata is hostile: markup, control characters, very long words. */
  readonly hostileCollection: string
  /** Collection of the domains. */
  readonly domainCollection: string
  readonly nftItem: string
  readonly hostileItem: string
  /** NFT without indexed metadata. */
  readonly unindexedItem: string
  readonly onSaleItem: string
  /** Sale contract of {@link onSaleItem}. */
  readonly sale: string
  /** NFT of the domain `alice.ton`. */
  readonly domain: string
  /** Contract whose calls fail in many ways. */
  readonly lab: string
  readonly multisig: string
  readonly multisigOrder: string
  /** Router of an exchange. */
  readonly router: string
  readonly vesting: string
  /** NFT in an auction. */
  readonly auctionItem: string
  /** Auction of {@link auctionItem}. */
  readonly auction: string
  readonly nominatorPool: string
  /** Account that received coins and has no code. */
  readonly uninitAccount: string
  /** Account that does not exist: no transaction names it. */
  readonly unknownAccount: string
  /** Account that the chain itself calls in every block. */
  readonly tickTockAccount: string
  /** Trace of one jetton transfer, by its root transaction. */
  readonly transferTrace: string
  /** Trace of a swap on an exchange. */
  readonly swapTrace: string
  /** Trace of a message that one contract passes on to many. */
  readonly fanOutTrace: string
  /** Trace of a message that is passed on from contract to contract. */
  readonly hopTrace: string
  /** Transaction whose value came back to its sender. */
  readonly bouncedTransaction: string
  /** Transaction whose compute phase failed. */
  readonly failedTransaction: string
}

/** Things on the embedded chain that tests can point at. */
export const showcase: Showcase = found

/** Time of the chain's newest block, Unix seconds: the fixed current time of {@link createTestClient}. */
export const chainTime: number = time
