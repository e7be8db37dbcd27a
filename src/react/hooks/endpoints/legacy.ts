'use client'
import { addressInformation, sendMessage, walletInformation } from '../../../service/endpoints/legacy.ts'
import { createHook } from '../createHook.ts'
import { createSendingHook } from './createSendingHook.ts'

/** Balance, code, data and status of one account. */
export const useAddressInformation = createHook(addressInformation)

/** Broadcast an external-in message. */
export const useSendMessage = createSendingHook(sendMessage)

/** Wallet summary of one account. */
export const useWalletInformation = createHook(walletInformation)
