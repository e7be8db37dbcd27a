'use client'
import { estimateFee } from '../../../service/endpoints/legacy.ts'
import { createMutationHook } from '../createHook.ts'

/** Estimate the fees of processing a message. */
export const useEstimateFee = createMutationHook(estimateFee)
