'use client'
import type { Endpoint } from '../../../service/endpoints/endpoint.ts'
import { runGetMethod } from '../../../service/endpoints/legacy.ts'
import type { RunGetMethodResult } from '../../../service/rows/legacy.ts'
import type { StackInput } from '../../../ton/abi/getMethodStack.ts'
import { createHook } from '../createHook.ts'

/** Parameters of {@link useRunGetMethod}. */
export interface RunGetMethodParams {
  /** Contract, any form. */
  address: string
  method: string
  /** Arguments, first pushed first. @default [] */
  stack?: StackInput[] | undefined
}

/** Run a get-method on a contract. */
export const useRunGetMethod = createHook(runGetMethod as Endpoint<RunGetMethodParams, RunGetMethodResult>)
