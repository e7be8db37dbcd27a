'use client'
import { addressInformation, estimateFee, sendMessage, walletInformation } from '../../../service/endpoints/legacy.ts'
import { createHook, createMutationHook } from '../createHook.ts'
import { createSendingHook } from './createSendingHook.ts'

export { readNodeError, type NodeError } from '../../../meaning/outcome/nodeError.ts'
/** Balance, code, data and status of one account. */
export const useAddressInformation = createHook(addressInformation)

/** Estimate the fees of processing a message. */
export const useEstimateFee = createMutationHook(estimateFee)

/** Broadcast an external-in message. */
export const useSendMessage = createSendingHook(sendMessage)

/** Wallet summary of one account. */
export const useWalletInformation = createHook(walletInformation)
