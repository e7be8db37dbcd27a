// Values of parameters that follow from answers: their rows, and what their address books say of accounts.
import type { AddressBookRow } from '../../../service/rows/names.ts'
import { collectPools, type Pools } from './pools.ts'

/** Interfaces of the contracts that each pool holds the addresses of. */
const byInterface: Readonly<Record<string, RegExp>> = {
  multisigs: /^multisig_v\d/,
  orders: /^multisig_order/,
  owned: /^wallet_v/,
  sales: /^nft_(sale|auction)/,
  stakingPools: /^nominator_pool/,
  vestings: /^vesting/,
}

/** Collects values of all parameters. @throws {IngestError} A body is no answer of the service. */
export function collectValues(bodies: readonly unknown[]): Pools {
  const pools = collectPools(bodies)
  const named = bodies.flatMap(readBook)
  const found = Object.entries(byInterface).map(
    ([pool, pattern]) =>
      [
        pool,
        named
          .filter(([, { interfaces }]) => interfaces?.some((name) => pattern.test(name)))
          .map(([address]) => address),
      ] as const,
  )
  const withDomain = named.filter(([, { domain }]) => typeof domain === 'string')
  return {
    ...pools,
    ...join('states', pools['accounts'] ?? []),
    ...join(
      'targets',
      withDomain.map(([address]) => address),
    ),
    ...join(
      'domains',
      withDomain.map(([, { domain }]) => domain),
    ),
    ...(Object.assign({}, ...found.map(([pool, values]) => join(pool, values))) as Readonly<
      Record<string, readonly unknown[]>
    >),
  }

  function join(pool: string, values: readonly unknown[]): Readonly<Record<string, readonly unknown[]>> {
    return { [pool]: [...new Set([...values, ...(pools[pool] ?? [])])] }
  }
}

function readBook(body: unknown): readonly (readonly [address: string, row: AddressBookRow])[] {
  const { address_book: book } = body as { readonly address_book?: Readonly<Record<string, AddressBookRow>> | null }
  return Object.entries(book ?? {})
}
