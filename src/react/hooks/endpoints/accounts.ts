'use client'
import { accountStates, addressBook, metadata, walletStates } from '../../../service/endpoints/accounts.ts'
import { createHook, createInfiniteHook } from '../createHook.ts'
import { topAccountsByBalance } from '../../../service/endpoints/stats.ts'

/**
 * Current (latest indexed) state of each listed account.
 * @example const { data, error } = useAccountStates({ address: [account, jettonMaster] })
 */
export const useAccountStates = createHook(accountStates)

/**
 * User-friendly form, DNS name and interfaces for each listed address.
 * @example const { data, error } = useAddressBook({ address: [account] })
 */
export const useAddressBook = createHook(addressBook)

/**
 * Token metadata (jetton masters, jetton wallets, NFT items, NFT collections) of each listed address.
 * @example const { data, error } = useMetadata({ address: [jettonMaster, nftItem] })
 */
export const useMetadata = createHook(metadata)

/**
 * Wallet view (type, seqno, wallet id) of each listed account.
 * @example const { data, error } = useWalletStates({ address: [account] })
 */
export const useWalletStates = createHook(walletStates)

/**
 * Accounts with the largest GRAM balance.
 * @example const { data, error } = useTopAccountsByBalance({ limit: 5 })
 */
export const useTopAccountsByBalance = createHook(topAccountsByBalance)

/**
 * Infinite version of {@link useTopAccountsByBalance}. Pages by offset: an item that arrives between two requests can
 * be repeated or skipped.
 * @example const { rows, hasMore, loadMore } = useInfiniteTopAccountsByBalance({ limit: 5 })
 */
export const useInfiniteTopAccountsByBalance = createInfiniteHook(topAccountsByBalance)
