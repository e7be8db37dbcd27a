'use client'
import {
  addressInformation,
  estimateFee,
  runGetMethod,
  sendMessage,
  walletInformation,
} from '../../../service/endpoints/legacy.ts'
import type { Endpoint } from '../../../service/endpoints/endpoint.ts'
import type { RunGetMethodResult } from '../../../service/rows/legacy.ts'
import { createHook, createMutationHook } from '../createHook.ts'
import { createSingleFlightHook } from './createSingleFlightHook.ts'
import type { StackInput } from '../../../ton/abi/getMethodStack.ts'

/** Parameters of {@link useRunGetMethod}. */
export interface RunGetMethodParams {
  /** Contract, any form. */
  address: string
  /** Name of the method. */
  method: string
  /** Arguments, first pushed first. @default [] */
  stack?: StackInput[] | undefined
}

/**
 * Balance, code, data and status of one account.
 * @example const { data, error } = useAddressInformation({ address: account })
 */
export const useAddressInformation = createHook(addressInformation)

/**
 * Estimate the fees of processing a message.
 * @example
 * const { mutate, data } = useEstimateFee()
 * <button onClick={() => mutate({ address: account, body: boc })}>Fees: {data?.source_fees.fwd_fee}</button>
 */
export const useEstimateFee = createMutationHook(estimateFee)

/**
 * Broadcast an external-in message.
 * @example
 * const { mutate, isPending } = useSendMessage()
 * <button disabled={isPending} onClick={() => mutate({ boc })}>Send</button>
 */
export const useSendMessage = createSingleFlightHook(sendMessage)

/**
 * Run a get-method on a contract.
 * @example const { data, error } = useRunGetMethod({ address: account, method: 'seqno', stack: [] })
 */
export const useRunGetMethod = createHook(runGetMethod as Endpoint<RunGetMethodParams, RunGetMethodResult>)

/**
 * Wallet summary of one account.
 * @example const { data, error } = useWalletInformation({ address: account })
 */
export const useWalletInformation = createHook(walletInformation)
