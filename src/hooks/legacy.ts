'use client'
import {
  addressInformation,
  estimateFee,
  runGetMethod,
  sendMessage,
  walletInformation,
} from '../endpoints/legacy.ts'
import { createHook, createMutationHook } from './createHook.ts'
import { createSendingHook } from './legacySend.ts'

export { nodeErrorOf, type NodeError } from './legacyError.ts'
export { readStack, stackCell, stackNumber, stackSlice, type StackInput, type StackValue } from './legacyStack.ts'

/** Balance, code, data and status of one account. */
export const useAddressInformation = createHook(addressInformation)

/** Estimate the fees of processing a message. */
export const useEstimateFee = createMutationHook(estimateFee)

/** Broadcast an external-in message. */
export const useSendMessage = createSendingHook(sendMessage)

/** Run a get-method on a contract. */
export const useRunGetMethod = createHook(runGetMethod)

/** Wallet summary of one account. */
export const useWalletInformation = createHook(walletInformation)
