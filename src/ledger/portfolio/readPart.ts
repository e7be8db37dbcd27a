import type { Client } from '../../sources/client/client.ts'
import { combineOrigins, type Origin } from '../../sources/client/origin.ts'
import { accountStates } from '../../service/endpoints/accounts.ts'
import type { PagedEndpoint, PageParams } from '../../service/endpoints/endpoint.ts'
import { jettonWallets } from '../../service/endpoints/jettons.ts'
import { multisigWallets } from '../../service/endpoints/multisig.ts'
import { nftItems } from '../../service/endpoints/nfts.ts'
import { nominatorPoolNominator } from '../../service/endpoints/staking.ts'
import type { AddressBook, Metadata } from '../../service/rows/names.ts'
import type { PortfolioPart, PortfolioPartName, StakingPosition } from './parts.ts'

/** Options of {@link readPortfolioPart}. */
export interface ReadPartOptions {
  /** Most pages of 1,000 rows of a list. @default 5 */
  readonly pages?: number | undefined
  readonly signal?: AbortSignal | undefined
}

/** Rows of one request: the most that the service gives. */
const pageSize = 1000

/**
 * Reads one part of a portfolio: one request for all accounts and page, except for staking, where the service takes one
 * account a request, and multisigs, whose balances take a second one.
 * @param accounts Raw addresses, at most 1,000.
 */
export async function readPortfolioPart<Name extends PortfolioPartName>(
  client: Client,
  name: Name,
  accounts: readonly string[],
  options: ReadPartOptions = {},
): Promise<PortfolioPart<Name>> {
  return readers[name](client, [...accounts], options)
}

type Reader<Name extends PortfolioPartName> = (
  client: Client,
  accounts: string[],
  options: ReadPartOptions,
) => Promise<PortfolioPart<Name>>

const readers: { readonly [Name in PortfolioPartName]: Reader<Name> } = {
  async accounts(client, address, { signal }) {
    const { data, origin } = await client.ask(accountStates, { address, include_boc: false }, { signal })
    return { ...readNames([data]), rows: data.accounts, hasMore: false, origin }
  },
  jettons: (client, owner_address, options) =>
    readPages(
      client,
      jettonWallets,
      { owner_address, exclude_zero_balance: true },
      ({ jetton_wallets }) => jetton_wallets,
      options,
    ),
  nfts: (client, owner_address, options) =>
    readPages(client, nftItems, { owner_address, include_on_sale: true }, ({ nft_items }) => nft_items, options),
  async staking(client, accounts, { signal }) {
    const answers = await Promise.all(
      accounts.map((nominator) => client.ask(nominatorPoolNominator, { nominator }, { signal })),
    )
    const rows = answers.flatMap(({ data }, at) =>
      data.nominator_pools.map((position): StakingPosition => ({ ...position, nominator: accounts[at] ?? '' })),
    )
    return {
      ...readNames(answers.map(({ data }) => data)),
      rows,
      hasMore: false,
      origin: combineOrigins(answers.map(({ origin }) => origin)),
    }
  },
  async multisigs(client, wallet_address, options) {
    const part = await readPages(
      client,
      multisigWallets,
      { wallet_address, include_orders: false },
      ({ multisigs }) => multisigs,
      options,
    )
    const address = part.rows.slice(0, pageSize).map((multisig) => multisig.address)
    if (address.length === 0) return { ...part, rows: [] }
    const { data, origin } = await client.ask(
      accountStates,
      { address, include_boc: false },
      { signal: options.signal },
    )
    const balances = new Map(data.accounts.map((state) => [state.address, state.balance]))
    const rows = part.rows.map((multisig) => ({ ...multisig, balance: balances.get(multisig.address) ?? null }))
    return { ...readNames([part, data]), rows, hasMore: part.hasMore, origin: combineOrigins([part.origin, origin]) }
  },
}

interface Names {
  readonly address_book?: AddressBook
  readonly metadata?: Metadata
}

/**
 * Reads a list by offset. Each page starts with the last row of the one before, so that a list that changed meanwhile
 * is noticed.
 */
async function readPages<Params extends PageParams, Result extends Names, Row extends { readonly address: string }>(
  client: Client,
  endpoint: PagedEndpoint<Params, Result>,
  params: Params,
  items: (result: Result) => readonly Row[],
  { pages = 5, signal }: ReadPartOptions,
): Promise<Omit<PortfolioPart, 'rows'> & { readonly rows: readonly Row[] }> {
  const rows = new Map<string, Row>()
  const answers: Result[] = []
  const origins: Origin[] = []
  let last: string | undefined
  for (let page = 0; page < pages; page++) {
    const { data, origin } = await client.ask(
      endpoint,
      { ...params, limit: pageSize, offset: page * (pageSize - 1) },
      { signal },
    )
    const found = items(data)
    answers.push(data)
    origins.push(origin)
    for (const row of found) rows.set(row.address, row)
    const isChanged = last !== undefined && found[0]?.address !== last
    const lastRow = found.at(-1)
    if (isChanged || lastRow === undefined || found.length < pageSize) return describe(isChanged)
    last = lastRow.address
  }
  return describe(true)

  function describe(hasMore: boolean) {
    return { ...readNames(answers), rows: [...rows.values()], hasMore, origin: combineOrigins(origins) }
  }
}

/** Joins the names of several answers. */
function readNames(answers: readonly Names[]): Required<Names> {
  return {
    address_book: Object.assign({}, ...answers.map(({ address_book }) => address_book)) as AddressBook,
    metadata: Object.assign({}, ...answers.map(({ metadata }) => metadata)) as Metadata,
  }
}
