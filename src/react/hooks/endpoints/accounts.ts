'use client'
import { accountStates, addressBook, metadata, walletStates } from '../../../service/endpoints/accounts.ts'
import { createHook, createInfiniteHook } from '../createHook.ts'
import { topAccountsByBalance } from '../../../service/endpoints/stats.ts'

/** Current (latest indexed) state of each listed account. */
export const useAccountStates = createHook(accountStates)

/** User-friendly form, DNS name and interfaces for each listed address. */
export const useAddressBook = createHook(addressBook)

/** Token metadata (jetton masters, jetton wallets, NFT items, NFT collections) of each listed address. */
export const useMetadata = createHook(metadata)

/** Wallet view (type, seqno, wallet id) of each listed account. */
export const useWalletStates = createHook(walletStates)

/** Accounts with the largest GRAM balance. */
export const useTopAccountsByBalance = createHook(topAccountsByBalance)

/** {@link useTopAccountsByBalance}, page after page, by offset: rows that arrive meanwhile shift the pages. */
export const useInfiniteTopAccountsByBalance = createInfiniteHook(topAccountsByBalance)
