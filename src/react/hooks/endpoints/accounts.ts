'use client'
import { accountStates, addressBook, metadata, walletStates } from '../../../service/endpoints/accounts.ts'
import { createHook } from '../createHook.ts'

/** Current (latest indexed) state of each listed account. */
export const useAccountStates = createHook(accountStates)

/** User-friendly form, DNS name and interfaces for each listed address. */
export const useAddressBook = createHook(addressBook)

/** Token metadata (jetton masters, jetton wallets, NFT items, NFT collections) of each listed address. */
export const useMetadata = createHook(metadata)

/** Wallet view (type, seqno, wallet id) of each listed account. */
export const useWalletStates = createHook(walletStates)
