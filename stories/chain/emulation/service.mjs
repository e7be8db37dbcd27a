import { Address, Cell, loadMessage } from '@ton/core'
import { Executor } from '@ton/sandbox'
import { createEmulator, NotAcceptedError } from '../emulator.mjs'
import { isWallet } from '../indexer/accounts.mjs'
import { contractKind } from '../indexer/entities.mjs'
import { rawAddress } from '../indexer/values.mjs'
import { writeAnswer } from './answer.mjs'
import { clockAfter, follow } from './follow.mjs'
import { readRequest, RequestError } from './request.mjs'
import { readShardAccount } from './states.mjs'
import { composeMessage } from './tonConnect.mjs'

/**
 * The emulate service on the states of an index: the same routes, answers and refusals.
 *
 * @import { Account } from '../indexer/entities.mjs'
 * @import { Task } from '../world.mjs'
 * @import { EmulateRequest } from './request.mjs'
 * @import { LastTransaction, StateRow } from './states.mjs'
 */

/** Path of the emulate service, beside `/api/v3`. */
export const EMULATE = '/api/emulate/v1/'

/**
 * Asks the index; a path such as `/api/v3/blocks?limit=1`.
 * @typedef {(path: string) => Promise<Record<string, any>>} AskIndex
 */

/**
 * @typedef {(route: string, body: unknown) => Promise<{ status: number, body: unknown }>} Emulation
 */

/**
 * @param {AskIndex} ask
 * @returns {Emulation}
 */
export function createEmulation(ask) {
  /** @type {Promise<Executor> | undefined} */
  let executor
  /** @type {Promise<Account[]> | undefined} */
  let accounts

  /** @param {string} raw @returns {Promise<StateRow | undefined>} */
  const readState = async (raw) => {
    const found = await ask(`/api/v3/accountStates?address=${encodeURIComponent(raw)}`)
    return found['accounts']?.find((/** @type {StateRow} */ { address }) => address === raw)
  }

  /** @param {Address} address */
  async function load(address) {
    const row = await readState(rawAddress(address))
    if (row === undefined) return undefined
    const hash = encodeURIComponent(row.last_transaction_hash)
    const { transactions } = await ask(`/api/v3/transactions?hash=${hash}`)
    return readShardAccount(row, /** @type {LastTransaction | undefined} */ (transactions[0]))
  }

  /** @param {EmulateRequest} request */
  async function emulate(request) {
    const { last } = await ask('/api/v3/masterchainInfo')
    const { blocks } = await ask('/api/v3/blocks?limit=100&sort=desc')
    const wanted = request.mc_block_seqno ?? last.seqno
    if (wanted > last.seqno) throw new RequestError(500, 'mc block seqno is too new')
    if (wanted < last.seqno) {
      throw new RequestError(500, `failed to fetch mc block  ${wanted}: only the newest states are kept`)
    }
    const newest = blocks.reduce((/** @type {any} */ best, /** @type {any} */ block) =>
      BigInt(block.start_lt) > BigInt(best.start_lt) ? block : best,
    )
    const clock = clockAfter({ now: Number(newest.gen_utime), startLt: BigInt(newest.start_lt) })
    const message = 'boc' in request ? readBag(request.boc) : await compose(request, clock.now)
    const ignoreChksig = !('boc' in request) || request.ignore_chksig
    executor ??= Executor.create()
    const emulator = await createEmulator({ executor: await executor, load })
    const followed = await follow(emulator, [readTask(message)], { ...clock, ignoreChksig })
    accounts ??= readAccounts(ask)
    return writeAnswer(followed, {
      request,
      seqno: last.seqno,
      accounts: await accounts,
      ask,
      stateHash: emulator.stateHash,
    })
  }

  /** @param {Extract<EmulateRequest, { from: string }>} request @param {number} now */
  async function compose({ from, messages, valid_until }, now) {
    const address = readAddress(from)
    const row = await readState(rawAddress(address))
    if (!row?.code_boc || !row.data_boc) throw new RequestError(500, 'Account state no code or no data')
    const kind = contractKind(Cell.fromBase64(row.code_boc))
    if (kind === null || !isWallet({ kind })) throw new RequestError(500, 'Account is not a known wallet')
    try {
      const limit = valid_until === null ? now + 300 : readSeconds(valid_until)
      return composeMessage({ address, kind, data: Cell.fromBase64(row.data_boc) }, messages, limit)
    } catch (error) {
      throw new RequestError(500, `Failed to compose external message: ${errorText(error)}`)
    }
  }

  return async (route, body) => {
    try {
      return { status: 200, body: await emulate(readRequest(route, body)) }
    } catch (error) {
      if (error instanceof NotAcceptedError) {
        return { status: 500, body: { error: `EmulationExternalNotAccepted: ${error.exitCode ?? 0}` } }
      }
      const status = error instanceof RequestError ? error.status : 500
      return { status, body: { error: errorText(error) } }
    }
  }
}

/**
 * All accounts of the index, for the classifier.
 * @param {AskIndex} ask
 * @returns {Promise<Account[]>}
 */
async function readAccounts(ask) {
  /** @type {string[]} */
  const addresses = []
  for (let offset = 0; ; offset += 1000) {
    const rows = /** @type {any} */ (await ask(`/api/v3/topAccountsByBalance?limit=1000&offset=${offset}`))
    addresses.push(...rows.map((/** @type {{ account: string }} */ { account }) => account))
    if (rows.length < 1000) break
  }
  /** @type {Account[]} */
  const accounts = []
  for (let at = 0; at < addresses.length; at += 100) {
    const query = new URLSearchParams(addresses.slice(at, at + 100).map((raw) => ['address', raw]))
    const found = await ask(`/api/v3/accountStates?${query}`)
    accounts.push(...found['accounts'].map(readAccount))
  }
  return accounts
}

/**
 * @param {StateRow} row
 * @returns {Account}
 */
function readAccount(row) {
  const code = row.code_boc ? Cell.fromBase64(row.code_boc) : null
  return {
    address: Address.parseRaw(row.address),
    raw: row.address,
    balance: BigInt(row.balance),
    status: row.status,
    code,
    data: row.data_boc ? Cell.fromBase64(row.data_boc) : null,
    kind: contractKind(code),
    lastLt: BigInt(row.last_transaction_lt),
    lastHash: BigInt(`0x${Buffer.from(row.last_transaction_hash, 'base64').toString('hex')}`),
    stateHash: Buffer.from(row.account_state_hash, 'base64'),
  }
}

/** @param {string} boc */
function readBag(boc) {
  try {
    return Cell.fromBase64(boc)
  } catch (error) {
    throw new RequestError(500, `Can't deserialize message boc: ${errorText(error)}`)
  }
}

/**
 * @param {Cell} message
 * @returns {Task}
 */
function readTask(message) {
  try {
    const { info } = loadMessage(message.beginParse())
    if (info.type !== 'external-out') return { address: info.dest, message, parent: null, label: undefined }
  } catch {
    // The cell is none of the known messages.
  }
  throw new RequestError(500, "Can't unpack external message")
}

/** @param {string} text */
function readAddress(text) {
  try {
    return Address.parse(text)
  } catch {
    throw new RequestError(500, `Invalid address format: ${text}`)
  }
}

/**
 * Milli-, micro- and nanoseconds are scaled down.
 * @param {number} time
 */
function readSeconds(time) {
  let seconds = time
  while (seconds > 0xffffffff) seconds = Math.floor(seconds / 1000)
  return seconds
}

/** @param {unknown} error */
const errorText = (error) => (error instanceof Error ? error.message : String(error))
