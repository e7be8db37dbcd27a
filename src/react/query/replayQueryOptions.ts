import { type QueryKey, type SkipToken, skipToken } from '@tanstack/react-query'
import type { Client } from '../../sources/client/client.ts'
import { collectOrigins } from '../../sources/client/collectOrigins.ts'
import { accountStates } from '../../service/endpoints/accounts.ts'
import { blocks } from '../../service/endpoints/blocks.ts'
import { readActions } from '../../meaning/contracts/outActions.ts'
import type { Replay, ReplayGap } from '../../meaning/contracts/replay.ts'
import { startsLife } from '../../meaning/verify/historyStep.ts'
import type { Transaction } from '../../service/rows/transaction.ts'
import { bytesToHex } from '../../ton/cells/bytes.ts'
import { TonlensError } from '../../ton/cells/errors.ts'
import { sha256 } from '../../ton/cells/sha256.ts'
import { configAccount } from '../../ton/facts/knownAccounts.ts'
import type { VmError } from '../../sources/vm/errors.ts'
import type { Vm } from '../../sources/vm/openVm.ts'
import { accountHistory, HistoryGapError } from '../../sources/client/accountHistory.ts'
import { sharedOptions } from './endpointQueryOptions.ts'
import { noteOrigin, type QueryContext } from './origins.ts'

/** Options of {@link replayQueryOptions}. */
export interface ReplayOptions {
  /** The local VM: `openVm` of `tonlens/vm`. */
  readonly vm: Vm
  /** Configuration of the network, base64, or a function that loads it. @default that of the config account */
  readonly config?: string | (() => Promise<string>) | undefined
  /** Most transactions of the account that are run, 1 or more. @default 1000 */
  readonly maxHistory?: number | undefined
}

/** Query options of a replay. */
export interface ReplayQueryOptions {
  readonly queryKey: QueryKey
  readonly queryFn: ((context: QueryContext) => Promise<Replay>) | SkipToken
  readonly retry: false
  /** A past transaction does not change. What is missing for its replay may be there later. */
  readonly staleTime: (query: { readonly state: { readonly data: Replay | undefined } }) => number
  readonly structuralSharing: false
  /** Carries the error type to the hooks; never set. */
  readonly throwOnError?: (error: TonlensError) => boolean
}

/** Most transactions of one account whose block is asked for its random seed. */
const maxSeeds = 20

/**
 * Returns the query options of a replay: the account's transactions from its first one to this one are run
 * again, and each hash is compared. Reads the history, which a mirror answers without a request.
 * @throws {TonlensError} The query throws an error of the client, or a `VmError` if the VM cannot be used.
 */
export function replayQueryOptions(
  client: Client,
  transaction: Transaction | SkipToken,
  options: ReplayOptions,
): ReplayQueryOptions {
  const { vm, maxHistory = 1000, config } = options
  const key = [client.key, 'replay']
  return {
    ...sharedOptions(client),
    queryKey: transaction === skipToken ? key : [...key, transaction.hash, maxHistory, configKey(config), vmNumber(vm)],
    queryFn:
      transaction === skipToken
        ? skipToken
        : async (context) => {
            const { client: source, readOrigin } = collectOrigins(client)
            const replay = await replayTransaction(source, transaction, { ...options, maxHistory }, context.signal)
            noteOrigin(context, readOrigin())
            return replay
          },
    staleTime: ({ state: { data } }) =>
      data?.status === 'unavailable' && closable.includes(data.reason) ? 60_000 : Infinity,
    structuralSharing: false,
  }
}

/** Gaps that later answers, or other files, may close. */
const closable: readonly string[] = [
  'missing-config',
  'missing-history',
  'missing-library',
] satisfies readonly ReplayGap[]

const vmNumbers = new WeakMap<Vm, number>()
let lastVm = 0

function vmNumber(vm: Vm): number {
  const number = vmNumbers.get(vm) ?? ++lastVm
  vmNumbers.set(vm, number)
  return number
}

let lastConfig = { text: '', hash: '' }

/** Names a configuration in a query key, on each render: the text itself may have a million characters. */
function configKey(config: ReplayOptions['config']): string | null {
  if (typeof config !== 'string') return config === undefined ? null : 'function'
  if (lastConfig.text !== config)
    lastConfig = { text: config, hash: bytesToHex(sha256(new TextEncoder().encode(config))) }
  return lastConfig.hash
}

async function replayTransaction(
  client: Client,
  transaction: Transaction,
  { vm, config, maxHistory = 1000 }: ReplayOptions,
  signal: AbortSignal,
): Promise<Replay> {
  const history = await readHistory(client, transaction, maxHistory, signal)
  if (typeof history === 'string') return { status: 'unavailable', reason: history }
  const network = {
    config: typeof config === 'function' ? await config() : config,
    configData: config === undefined ? ((await readConfigData(client, signal)) ?? undefined) : undefined,
  }
  if (network.config === undefined && network.configData === undefined)
    return { status: 'unavailable', reason: 'missing-config' }
  const seeds: Record<string, string> = {}
  for (let left = maxSeeds; ; left--) {
    const result = await vm.replay({ transactions: history, ...network, seeds }, { signal }).catch(readFailure)
    if (typeof result === 'string') return { status: 'unavailable', reason: result }
    const { matches, reason = 'rules', differsAt = 0, run, actions, storage } = result
    if (matches) return { status: 'exact', run, actions: readActions(actions), storage }
    const row = history[differsAt]
    const seed =
      reason === 'random' && row !== undefined && left > 0 && !(row.hash in seeds)
        ? await readSeed(client, row, signal)
        : undefined
    if (row === undefined || seed === undefined) return { status: 'unavailable', reason, differsAt: row?.hash }
    seeds[row.hash] = seed
  }
}

/** Reads the transactions of the account up to this one, oldest first, since it last came into being. */
async function readHistory(
  client: Client,
  last: Transaction,
  limit: number,
  signal: AbortSignal,
): Promise<Transaction[] | ReplayGap> {
  const rows: Transaction[] = [last]
  if (startsLife(last)) return rows
  try {
    for await (const page of accountHistory(client, last.account, { end_utime: last.now, signal })) {
      const older = page.filter(({ lt }) => BigInt(lt) < BigInt(last.lt))
      const start = older.findIndex(startsLife)
      rows.push(...(start < 0 ? older : older.slice(0, start + 1)))
      if (rows.length > limit) return 'long-history'
      if (start >= 0) break
    }
  } catch (error) {
    // The index starts after the first transaction, or lacks one.
    if (error instanceof HistoryGapError) return 'missing-history'
    throw error
  }
  return rows.toReversed()
}

async function readConfigData(client: Client, signal: AbortSignal): Promise<string | undefined> {
  const { accounts } = await client.request(accountStates, { address: [configAccount], include_boc: true }, { signal })
  return accounts[0]?.data_boc ?? undefined
}

async function readSeed(client: Client, { block_ref }: Transaction, signal: AbortSignal): Promise<string | undefined> {
  const { workchain, shard, seqno } = block_ref ?? {}
  if (workchain == null || shard == null || seqno == null) return undefined
  const { blocks: found } = await client.request(blocks, { workchain, shard, seqno, limit: 1 }, { signal })
  return found[0]?.rand_seed
}

/** Failures that say something about this transaction are results; others concern the VM itself. */
function readFailure(error: unknown): ReplayGap {
  if (!(error instanceof TonlensError) || error.name !== 'VmError') throw error
  const { reason } = error as VmError
  if (reason === 'missing-library' || reason === 'missing-config') return reason
  if (reason === 'missing-state') return 'missing-history'
  // The chain accepted the message.
  if (reason === 'not-accepted') return 'rules'
  throw error
}
