import * as z from 'zod/mini'
import { AddressBook } from '../rows/names.ts'
import { openObject } from '../rows/shapes/openObject.ts'
import { Vesting } from '../rows/contracts/vesting.ts'
import { address, boolean } from '../rows/shapes/kind.ts'
import { definePagedEndpoint } from './endpoint.ts'
import { exactlyOne, list, optional, paging, params } from './params.ts'

/**
 * GET /vesting
 * @throws {HttpError} 422 `at least one of contract_address or wallet_address is required`:
 * neither.
 * @throws {HttpError} 422 `only one of contract_address or wallet_address should be specified`:
 * both.
 * @throws {HttpError} 422 `schema: error converting value for "{param}"`: a parameter value does
 * not parse (bad address, hash, integer, boolean ...).
 * @throws {HttpError} 422 `limit is not allowed: {limit} > {max}`: limit above the server maximum
 * (1000).
 */
export const vesting = definePagedEndpoint({
  name: 'vesting',
  method: 'GET',
  path: '/vesting',
  summary: 'Vesting wallet contracts.',
  params: params(
    {
      /** Vesting contract address(es). */
      contract_address: optional(list(address, 1000)),
      /** Owner or sender address(es). */
      wallet_address: optional(list(address, 1000)),
      /** With wallet_address: also match contracts whose whitelist has the address. @default false */
      check_whitelist: optional(boolean),
      ...paging,
    },
    exactlyOne(['contract_address', 'wallet_address']),
  ),
  result: openObject({ vesting_contracts: z.array(Vesting), address_book: AddressBook }),
  page: { size: 50, items: (result) => result.vesting_contracts },
})
