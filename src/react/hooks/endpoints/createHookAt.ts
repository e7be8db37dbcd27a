'use client'
import { useQuery } from '@tanstack/react-query'
import type { Moment, MomentBlock } from '../../../ledger/past/moment.ts'
import type { Endpoint } from '../../../service/endpoints/endpoint.ts'
import type { TonlensError } from '../../../ton/cells/errors.ts'
import { useClient } from '../../provider/useClient.ts'
import { momentQueryOptions } from '../../query/momentQueryOptions.ts'
import { givenParams, type Skippable } from '../../query/skipToken.ts'
import { createHook, type HookOptions } from '../createHook.ts'
import { type OneQueryResult, readQuery } from '../result.ts'

/** Query hook of an endpoint whose answers are those of a masterchain block. */
export interface EndpointHookAt<Params, Result> {
  /**
   * @param params Parameters of the endpoint without the block; `undefined` or `skipToken` disables the query.
   * @param moment Moment of the answer. A time or a logical time takes one request more, which all hooks share.
   * @param options Options of the query, and the client.
   */
  <Selected = Result>(
    params: Skippable<Params>,
    moment: Skippable<Moment>,
    options?: HookOptions<Result, Selected>,
  ): OneQueryResult<Selected>
}

/** Creates the query hook of an endpoint that takes a masterchain block. */
export function createHookAt<Params extends { seqno: number }, Result>(
  endpoint: Endpoint<Params, Result>,
): EndpointHookAt<Omit<Params, 'seqno'>, Result> {
  const useEndpoint = createHook(endpoint as unknown as Endpoint<unknown, Result>)
  return function useEndpointAt<Selected = Result>(
    params: Skippable<Omit<Params, 'seqno'>>,
    moment: Skippable<Moment>,
    options: HookOptions<Result, Selected> = {},
  ): OneQueryResult<Selected> {
    const [given, at] = [givenParams(params), givenParams(moment)]
    const isBlock = at !== undefined && 'seqno' in at
    const wanted = given === undefined || isBlock ? undefined : at
    const block = useQuery<MomentBlock, TonlensError>(momentQueryOptions(useClient(options.client), wanted))
    const seqno = isBlock ? at.seqno : block.data?.seqno
    const found = useEndpoint(given === undefined || seqno === undefined ? undefined : { ...given, seqno }, options)
    if (seqno === undefined && wanted !== undefined) return { ...readQuery(block), data: undefined }
    return readQuery(found, found.origin)
  }
}
