import { accountStates } from '../../../service/endpoints/accounts.ts'
import { masterchainInfo } from '../../../service/endpoints/blocks.ts'
import { addressInformationAt, configAllAt } from '../../../service/endpoints/v2/states.ts'
import { transactions } from '../../../service/endpoints/transactions.ts'
import { now } from '../../client/limits/pause.ts'
import type { Origin } from '../../client/origin.ts'
import { isNotMirrored } from '../../client/transports/fallback.ts'
import type { Transport, TransportInit } from '../../client/transports/transport.ts'
import type { AccountStateFull } from '../../../service/rows/account.ts'
import type { AddressInformationAt, ConfigInfo } from '../../../service/rows/v2/past.ts'
import type { Block } from '../../../service/rows/block.ts'
import type { Transaction } from '../../../service/rows/transaction.ts'
import { equalAddresses } from '../../../ton/cells/address.ts'
import { VmError } from '../errors.ts'
import { configAccount } from '../../../ton/facts/knownAccounts.ts'
import { extractConfig } from '../extractConfig.ts'

/** A row and the source that it came from. */
interface Known<Row> {
  readonly row: Row
  readonly origin: Origin
}

/** State of an account and the transaction that led to it; `null` if the account does not exist. */
export type KnownAccount = Known<{ readonly state: AccountStateFull; readonly lastTransaction: Transaction } | null>

/** Reads what the VM needs through a transport. All methods throw what the transport throws. */
export interface InputReader {
  /** Reads a contract. @throws {VmError} It has no code or no data. */
  contract(address: string, init: TransportInit | undefined): Promise<Known<AccountStateFull>>
  /** Reads a contract as of a masterchain block. @throws {VmError} It had no code or no data. */
  contractAt(address: string, seqno: number, init: TransportInit | undefined): Promise<Known<AddressInformationAt>>
  /** Reads an account in any state. @throws {VmError} Its last transaction is not known. */
  account(address: string, init: TransportInit | undefined): Promise<KnownAccount>
  /** Reads the transaction that led to a state. @throws {VmError} It is not known. */
  lastTransaction(state: AccountStateFull, init: TransportInit | undefined): Promise<Transaction>
  /** Reads the newest masterchain block. */
  head(init: TransportInit | undefined): Promise<Known<Block>>
  /** Loads the configuration of the network. @throws {VmError} It cannot be read. */
  config(init: TransportInit | undefined): Promise<string>
  /** Loads the configuration of the network as of a masterchain block; the one that was given where nobody has that. */
  configAt(seqno: number, init: TransportInit | undefined): Promise<string>
}

/** Options of {@link createInputReader}. */
export interface InputOptions {
  /**
   * Configuration of the network as a base64 bag of cells, or a function that loads it.
   * @default that of the config account
   */
  readonly config?: string | (() => Promise<string>) | undefined
  /** Milliseconds for which the configuration of the config account is used. @default 600000 */
  readonly configAge?: number | undefined
}

/** Creates a reader that keeps the configuration for a while, and nothing else. */
export function createInputReader(transport: Transport, { config, configAge = 600_000 }: InputOptions): InputReader {
  let kept: { readonly until: number; readonly config: Promise<string> } | undefined

  async function readState(
    address: string,
    init: TransportInit | undefined,
  ): Promise<Known<AccountStateFull | undefined>> {
    const { body, origin } = await transport.request(
      accountStates,
      { address: [address], include_boc: true },
      readInit(init),
    )
    const rows = (body as { readonly accounts?: readonly AccountStateFull[] }).accounts ?? []
    return { row: rows.find((each) => equalAddresses(each.address, address)), origin }
  }

  const reader: InputReader = {
    async contract(address, init) {
      const { row, origin } = await readState(address, init)
      if (row?.status !== 'active' || !row.code_boc || !row.data_boc) {
        throw new VmError('missing-state', `${address} has no code or no data in the answer of accountStates.`)
      }
      return { row, origin }
    },
    async contractAt(address, seqno, init) {
      const { body, origin } = await transport.request(addressInformationAt, { address, seqno }, readInit(init))
      const row = body as AddressInformationAt
      if (row.code && row.data) return { row, origin }
      throw new VmError('missing-state', `${address} had no code or no data at block ${seqno}.`)
    },
    async account(address, init) {
      const { row: state, origin } = await readState(address, init)
      if (state === undefined) return { row: null, origin }
      return { row: { state, lastTransaction: await reader.lastTransaction(state, init) }, origin }
    },
    async lastTransaction({ last_transaction_hash }, init) {
      const { body } = await transport.request(transactions, { hash: [last_transaction_hash] }, readInit(init))
      const [row] = (body as { readonly transactions?: readonly Transaction[] }).transactions ?? []
      if (row === undefined)
        throw new VmError('missing-state', `The last transaction ${last_transaction_hash} is not known.`)
      return row
    },
    async head(init) {
      const { body, origin } = await transport.request(masterchainInfo, {}, readInit(init))
      const { last } = body as { readonly last?: Block }
      if (last === undefined) throw new VmError('missing-state', 'The newest masterchain block is not known.')
      return { row: last, origin }
    },
    async configAt(seqno, init) {
      try {
        return ((await transport.request(configAllAt, { seqno }, readInit(init))).body as ConfigInfo).config.bytes
      } catch (error) {
        if (config === undefined || !isNotMirrored(error)) throw error
        return reader.config(init)
      }
    },
    config(init) {
      if (typeof config === 'string') return Promise.resolve(config)
      if (kept !== undefined && kept.until > now()) return kept.config
      const load =
        config ?? (async () => extractConfig((await reader.contract(configAccount, init)).row.data_boc ?? ''))
      const current = { until: config === undefined ? now() + configAge : Infinity, config: load() }
      kept = current
      // A failure is not kept: the next request tries again.
      current.config.catch(() => {
        if (kept === current) kept = undefined
      })
      return current.config
    },
  }
  return reader
}

/** Options for reading a state: the caller of a computed answer takes no second one. */
function readInit(init: TransportInit | undefined): TransportInit {
  return {
    signal: init?.signal,
    priority: init?.priority,
    policy: init?.policy,
    maxAge: init?.maxAge,
    noAddressBook: true,
    noMetadata: true,
  }
}
