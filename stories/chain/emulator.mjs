import { Cell, Dictionary, beginCell, loadShardAccount, loadTransaction, storeShardAccount } from '@ton/core'
import { Executor, createEmptyShardAccount, createShardAccount, defaultConfig } from '@ton/sandbox'

/**
 * @import { Address, ShardAccount, Transaction } from '@ton/core'
 */

/**
 * One processed transaction with everything that the index rows are made from.
 * @typedef {object} Receipt
 * @property {Transaction} transaction
 * @property {Cell} cell Transaction cell; its hash is the transaction hash.
 * @property {Address} address
 * @property {Cell | null} inMessage
 * @property {Cell[]} outMessages By creation lt.
 * @property {ShardAccount} before
 * @property {ShardAccount} after
 */

/**
 * Input of an account: a message, a tick or a tock.
 * @typedef {object} Call
 * @property {Address} address
 * @property {Cell} [message]
 * @property {'tick' | 'tock'} [which]
 * @property {number} now Unix seconds.
 * @property {bigint} lt
 * @property {boolean} [ignoreChksig] Treat signature checks as passed. Default false.
 */

/**
 * The accounts of the chain, and the transaction emulator that changes them.
 * Messages go in as the cells that came out, so hashes match on both sides.
 * @param {object} [options]
 * @param {Executor} [options.executor] Default a new one.
 * @param {(address: Address) => Promise<string | undefined>} [options.load] Reads the shard account of
 * an address that is met for the first time, as a BOC in base64. Default: no account exists.
 */
export async function createEmulator({ executor, load } = {}) {
  const runner = executor ?? (await Executor.create())
  /** @type {Map<string, string>} Shard account BOC by raw address. */
  const accounts = new Map()

  /** @param {Address} address */
  const shardAccountBoc = (address) =>
    accounts.get(address.toRawString()) ?? encodeShardAccount(createEmptyShardAccount(address))

  /**
   * @param {Address} address
   * @returns {ShardAccount}
   */
  const shardAccount = (address) => loadShardAccount(Cell.fromBase64(shardAccountBoc(address)).beginParse())

  /**
   * @param {Call} call
   * @returns {Promise<Receipt>}
   * @throws The account does not accept the message.
   */
  async function execute({ address, message, which = 'tick', now, lt, ignoreChksig = false }) {
    const loaded = accounts.has(address.toRawString()) ? undefined : await load?.(address)
    if (loaded !== undefined) accounts.set(address.toRawString(), loaded)
    const common = {
      config: defaultConfig,
      libs: null,
      verbosity: /** @type {const} */ ('short'),
      shardAccount: shardAccountBoc(address),
      now,
      lt,
      randomSeed: Buffer.alloc(32, 7),
      ignoreChksig,
      debugEnabled: false,
    }
    const before = shardAccount(address)
    const { result } = message
      ? await runner.runTransaction({ ...common, message })
      : await runner.runTickTock({ ...common, which })
    if (!result.success) throw new NotAcceptedError(address, result)
    accounts.set(address.toRawString(), result.shardAccount)
    const cell = Cell.fromBase64(result.transaction)
    const messages = /** @type {Cell} */ (cell.refs[0]).beginParse()
    const inMessage = messages.loadMaybeRef()
    const out = messages.loadDict(Dictionary.Keys.Uint(15), Dictionary.Values.Cell())
    return {
      transaction: loadTransaction(cell.beginParse()),
      cell,
      address,
      inMessage,
      outMessages: out
        .keys()
        .toSorted((a, b) => a - b)
        .map((key) => /** @type {Cell} */ (out.get(key))),
      before,
      after: shardAccount(address),
    }
  }

  return {
    execute,
    shardAccount,
    /**
     * Hash of the account cell as the emulator keeps it; writing it anew may pack it differently.
     * @param {Address} address
     */
    stateHash: (address) => /** @type {Cell} */ (Cell.fromBase64(shardAccountBoc(address)).refs[0]).hash(),
    /** Raw addresses of all accounts that were ever touched, in that order. */
    addresses: () => [...accounts.keys()],
    /**
     * An account that exists from the first block on.
     * @param {{ address: Address, code: Cell, data: Cell, balance: bigint }} state
     */
    genesis: (state) => {
      accounts.set(state.address.toRawString(), encodeShardAccount(createShardAccount(state)))
    },
    /** @returns {() => void} Brings all accounts back to what they are now. */
    save: () => {
      const saved = new Map(accounts)
      return () => {
        accounts.clear()
        for (const [address, boc] of saved) accounts.set(address, boc)
      }
    },
  }
}

/** @param {ShardAccount} account */
function encodeShardAccount(account) {
  return beginCell().store(storeShardAccount(account)).endCell().toBoc().toString('base64')
}

/** An account did not accept an external message. */
export class NotAcceptedError extends Error {
  /**
   * @param {Address} address
   * @param {{ error: string, vmResults?: { vmExitCode: number } }} result
   */
  constructor(address, { error, vmResults }) {
    super(`${address.toString()}: not accepted: ${error}`)
    /** Exit code of the contract; undefined if it did not run. */
    this.exitCode = vmResults?.vmExitCode
  }
}
