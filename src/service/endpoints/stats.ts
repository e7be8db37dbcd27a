import * as z from 'zod/mini'
import { AccountBalance } from '../rows/account.ts'
import { definePagedEndpoint } from './endpoint.ts'
import { paging, params } from './params.ts'

/**
 * GET /topAccountsByBalance
 * @throws {HttpError} 422 `schema: error converting value for "{param}"`: a parameter value does
 * not parse (bad address, hash, integer, boolean ...).
 * @throws {HttpError} 422 `limit is not allowed: {limit} > {max}`: limit above the server maximum
 * (1000).
 */
export const topAccountsByBalance = definePagedEndpoint({
  name: 'topAccountsByBalance',
  method: 'GET',
  path: '/topAccountsByBalance',
  summary: 'Accounts with the largest GRAM balance.',
  params: params({
    ...paging,
  }),
  result: z.array(AccountBalance),
  page: { size: 50, items: (result) => result },
})
