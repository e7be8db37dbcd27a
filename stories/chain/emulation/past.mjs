import { Address, Cell, beginCell, getMethodId, parseTuple } from '@ton/core'
import { Executor, defaultConfig } from '@ton/sandbox'
import { readShardAccount } from './states.mjs'

/**
 * Answers of a node about the past that an index in memory does not have: cells of accounts, and get-methods. A cell is
 * given only if it has the hash that the index states; get-methods run on states whose code and data are known.
 *
 * @import { TupleItem } from '@ton/core'
 */

/** Path of API v2, beside `/api/v3`. */
const ROOT = '/api/v2/'

/**
 * @typedef {{ status: number, body: any }} Answer
 * @typedef {(path: string) => Promise<Answer>} AskAny Asks the index; refusals are answers, too.
 */

/**
 * Answers of API v2 that need a node; undefined for those of the index.
 * @param {AskAny} ask
 * @param {boolean} isEmbedded Whether the index has the embedded chain: every block of it was made with one
 * configuration.
 * @returns {(url: URL, method: string, body: string) => Promise<Answer | undefined>}
 */
export function createPast(ask, isEmbedded) {
  /** @type {Promise<Executor> | undefined} */
  let executor

  /** @param {URLSearchParams} query */
  async function shardAccountCell(query) {
    const found = await askState(query)
    if (found.status !== 200) return found
    const { code, data, balance, state, last_transaction_id: last } = found.body.result
    const address = Address.parse(query.get('address') ?? '')
      .toRawString()
      .toUpperCase()
    const [transaction] =
      last.lt === '0' ? [] : (await ask(`/api/v3/transactions?hash=${encodeURIComponent(last.hash)}`)).body.transactions
    const first =
      transaction ??
      (await ask(`/api/v3/transactions?account=${encodeURIComponent(address)}&sort=asc&limit=1`)).body.transactions?.[0]
    const status = transaction?.end_status ?? first?.orig_status ?? 'nonexist'
    const stated = transaction === undefined ? first?.account_state_before : transaction.account_state_after
    const none = beginCell().storeBit(0).endCell().hash().toString('base64')
    const row = {
      address,
      account_state_hash: status === 'nonexist' ? none : (stated?.hash ?? ''),
      balance,
      status: state === 'active' ? 'active' : status,
      last_transaction_hash: last.hash,
      last_transaction_lt: last.lt,
      code_boc: code === '' ? null : code,
      data_boc: data === '' ? null : data,
    }
    try {
      return accept({ '@type': 'tvm.cell', bytes: readShardAccount(row, transaction) })
    } catch {
      return refuse(500, "LITE_SERVER_ERROR: state already gc'd")
    }
  }

  /** @param {URLSearchParams} query */
  const askState = (query) => ask(`${ROOT}getAddressInformation?${query}`)

  /** @param {{ address?: string, method?: string | number, stack?: unknown, seqno?: number }} body */
  async function getMethod({ address, method, stack, seqno }) {
    const query = new URLSearchParams({
      address: String(address),
      ...(seqno !== undefined && { seqno: String(seqno) }),
    })
    const found = await askState(query)
    if (found.status !== 200) return found
    const { code, data, balance, sync_utime, block_id, last_transaction_id } = found.body.result
    const about = { block_id, last_transaction_id }
    if (code === '' || data === '')
      return accept({ '@type': 'smc.runResult', gas_used: 0, exit_code: -256, stack: [], ...about })
    executor ??= Executor.create()
    const { output } = await (
      await executor
    ).runGetMethod({
      code: Cell.fromBase64(code),
      data: Cell.fromBase64(data),
      methodId: typeof method === 'number' ? method : getMethodId(String(method)),
      stack: /** @type {[string, any][]} */ (stack ?? []).map(readArgument),
      config: defaultConfig,
      verbosity: 'short',
      address: Address.parse(String(address)),
      unixTime: sync_utime,
      balance: BigInt(balance),
      randomSeed: Buffer.alloc(32, 7),
      gasLimit: 1_000_000n,
      debugEnabled: false,
    })
    if (!output.success) return refuse(500, `LITE_SERVER_UNKNOWN: ${output.error}`)
    const result = parseTuple(Cell.fromBase64(output.stack)).map(writeEntry)
    const { gas_used, vm_exit_code: exit_code } = output
    return accept({ '@type': 'smc.runResult', gas_used: Number(gas_used), exit_code, stack: result, ...about })
  }

  return async (url, method, body) => {
    const at = url.pathname.indexOf(ROOT)
    const route = at < 0 ? '' : url.pathname.slice(at + ROOT.length)
    const query = url.searchParams
    if (route === 'getShardAccountCell' && method === 'GET') return shardAccountCell(query)
    if (!isEmbedded) return undefined
    if (route !== 'runGetMethod' || method !== 'POST') return undefined
    try {
      return await getMethod(JSON.parse(body))
    } catch (error) {
      return refuse(422, `failed to parse post request: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
}

/** @param {unknown} result @returns {Answer} */
const accept = (result) => ({ status: 200, body: { ok: true, result, '@extra': '' } })

/** @param {number} code @param {string} error @returns {Answer} */
const refuse = (code, error) => ({ status: code, body: { ok: false, error, code, '@extra': '' } })

/** @param {[string, any]} pair @returns {TupleItem} */
function readArgument([type, value]) {
  if (type === 'num') return { type: 'int', value: readNumber(String(value)) }
  const cell = Cell.fromBase64(typeof value === 'string' ? value : value.bytes)
  if (type === 'cell' || type === 'tvm.Cell') return { type: 'cell', cell }
  if (type === 'slice' || type === 'tvm.Slice') return { type: 'slice', cell }
  throw new Error(`Unsupported stack entry type: ${type}`)
}

/** @param {string} text */
const readNumber = (text) => (text.startsWith('-') ? -BigInt(text.slice(1)) : BigInt(text))

/** @param {TupleItem} item */
function writeEntry(item) {
  if (item.type === 'int')
    return ['num', `${item.value < 0n ? '-' : ''}0x${(item.value < 0n ? -item.value : item.value).toString(16)}`]
  // Slices come as cells.
  if (item.type === 'cell' || item.type === 'slice') return ['cell', { bytes: item.cell.toBoc().toString('base64') }]
  if (item.type === 'tuple') return ['tuple', { '@type': 'tvm.tuple', elements: item.items.map(writeElement) }]
  return ['unsupported', '']
}

/** @param {TupleItem} item @returns {object} */
function writeElement(item) {
  if (item.type === 'int') {
    return { '@type': 'tvm.stackEntryNumber', number: { '@type': 'tvm.numberDecimal', number: String(item.value) } }
  }
  if (item.type === 'cell' || item.type === 'slice') {
    return { '@type': 'tvm.stackEntryCell', cell: { '@type': 'tvm.cell', bytes: item.cell.toBoc().toString('base64') } }
  }
  if (item.type === 'tuple') {
    return { '@type': 'tvm.stackEntryTuple', tuple: { '@type': 'tvm.tuple', elements: item.items.map(writeElement) } }
  }
  return { '@type': 'tvm.stackEntryUnsupported' }
}
