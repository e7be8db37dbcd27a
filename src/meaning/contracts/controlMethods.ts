import type { AccountStateFull } from '../../service/rows/account.ts'
import type { RunGetMethodResult } from '../../service/rows/legacy.ts'
import type { Transaction } from '../../service/rows/transaction.ts'
import { readStackEntries, type StackValue } from '../../ton/abi/getMethodStack.ts'
import { writeAccountId } from '../../ton/cells/address.ts'
import { Cell } from '../../ton/cells/cell.ts'
import { methodId } from '../../ton/cells/checksum.ts'
import { readDictionary } from '../../ton/cells/dictionary.ts'
import { Slice } from '../../ton/cells/slice.ts'
import { pluginRequestOpcode } from '../../ton/facts/opcodes.ts'

/**
 * Coins that an account cannot send freely: `locked`: not before their time; `restricted`: before their time only to
 * accounts that the wallet allows; `gradual`: unlocked step by step until their time.
 */
export interface ControlLock {
  readonly kind: 'locked' | 'restricted' | 'gradual'
  /** Nanograms. */
  readonly amount: string
  /** Unix seconds; may have passed. @default not told */
  readonly until?: number | undefined
}

/** Accounts by the role that a contract says they have. */
type NamedRoles = readonly (readonly [
  role: 'plugin' | 'extension' | 'signer' | 'proposer' | 'owner',
  accounts: readonly string[],
])[]

/** Get-method by which a contract may say who controls it, or which coins it keeps back. */
export type ControlMethod = NamingMethod | LockMethod

type NamingMethod = 'get_multisig_data' | 'get_plugin_list' | 'get_extensions' | 'get_owner'
type LockMethod = 'get_balances' | 'get_lockup_data' | 'get_locker_data'

const readers: Readonly<Record<NamingMethod, (stack: readonly StackValue[], workchain: string) => NamedRoles>> = {
  get_multisig_data: ([, , signers, proposers]) => [
    ['signer', readAddresses(signers)],
    ['proposer', readAddresses(proposers)],
  ],
  get_plugin_list: (stack) => [['plugin', readPairs(stack)]],
  get_extensions: ([extensions], workchain) => [
    ['extension', readEntries(extensions, 256).map(([key]) => writeAccountId(workchain, key))],
  ],
  get_owner: ([owner]) => [['owner', readAddress(owner)]],
}

/** Old lockup wallets and lockers of ton-blockchain/lockup-wallet-contract and ton-blockchain/locker-contract. */
const lockReaders: Readonly<Record<LockMethod, (stack: readonly StackValue[]) => readonly ControlLock[]>> = {
  get_balances: ([, restricted, locked]) => [
    { kind: 'locked', amount: readNumber(locked) },
    { kind: 'restricted', amount: readNumber(restricted) },
  ],
  get_lockup_data: ([start, duration, , , amount]) => [
    { kind: 'gradual', amount: readNumber(amount), until: Number(readNumber(start)) + Number(readNumber(duration)) },
  ],
  get_locker_data: ([deposits, reward, , start, duration]) => [
    {
      kind: 'gradual',
      amount: String(BigInt(readNumber(deposits)) + BigInt(readNumber(reward))),
      until: Number(readNumber(start)) + Number(readNumber(duration)),
    },
  ],
}

/** Answers of get-methods of one account, by method; undefined where there is none, or none yet. */
export type ControlAnswers = Readonly<Partial<Record<ControlMethod, RunGetMethodResult | undefined>>>

/** Methods that contracts of these kinds have, too: others may give the names in `lockReaders` another meaning. */
const besides: Readonly<Record<LockMethod, string>> = {
  get_balances: 'check_destination',
  get_lockup_data: 'get_locked_amount',
  get_locker_data: 'get_bill_address',
}

const namingMethods = Object.keys(readers) as NamingMethod[]
const lockMethods = Object.keys(lockReaders) as LockMethod[]

/**
 * Lists the get-methods without arguments by which an account may say who controls it, or which coins it keeps back:
 * those that its code has.
 */
export function listControlMethods(
  account: Pick<AccountStateFull, 'contract_methods'> | null | undefined,
): readonly ControlMethod[] {
  return [
    ...namingMethods.filter((name) => hasMethod(account, name)),
    ...lockMethods.filter((name) => hasMethod(account, name) && hasMethod(account, besides[name])),
  ]
}

/** Accounts that one wallet is asked about at most. */
const maxRequests = 5

/**
 * Lists accounts that asked an account for coins as plugins of wallets do, where its code can tell whether they are
 * plugins (`is_plugin_installed`) but lists none.
 * @param transactions Transactions of the account, in any order.
 */
export function listPluginRequests(
  account: Pick<AccountStateFull, 'address' | 'contract_methods'> | null | undefined,
  transactions: readonly Pick<Transaction, 'account' | 'in_msg'>[] | undefined,
): readonly string[] {
  if (!hasMethod(account, 'is_plugin_installed') || hasMethod(account, 'get_plugin_list')) return []
  const sources = (transactions ?? []).flatMap(({ account: owner, in_msg }) =>
    owner === account?.address && in_msg?.opcode === pluginRequestOpcode ? (in_msg.source ?? []) : [],
  )
  return [...new Set(sources)].slice(0, maxRequests)
}

function hasMethod(account: Pick<AccountStateFull, 'contract_methods'> | null | undefined, name: string): boolean {
  return account?.contract_methods?.includes(methodId(name)) === true
}

/** Reads which accounts a contract says are its plugins. Never throws. */
export function readInstalledPlugins(
  answers: Readonly<Record<string, RunGetMethodResult | undefined>>,
): readonly string[] {
  return Object.keys(answers).filter(
    (address) => readAnswer(answers[address], ([isInstalled]) => [isInstalled])[0] === -1n,
  )
}

/** Reads which coins a contract says it keeps back. Answers that failed or are malformed tell none. Never throws. */
export function readLockMethods(answers: ControlAnswers): readonly ControlLock[] {
  return lockMethods
    .flatMap((name) => readAnswer(answers[name], lockReaders[name]))
    .filter(({ amount }) => amount !== '0')
}

/** Reads whom a contract names by its get-methods. Answers that failed or are malformed name nobody. Never throws. */
export function readControlMethods(answers: ControlAnswers, address: string): NamedRoles {
  const workchain = address.split(':')[0] ?? '0'
  return namingMethods.flatMap((name) => readAnswer(answers[name], (stack) => readers[name](stack, workchain)))
}

function readAnswer<Found>(
  answer: RunGetMethodResult | undefined,
  read: (stack: readonly StackValue[]) => readonly Found[],
): readonly Found[] {
  if (answer === undefined || (answer.exit_code !== 0 && answer.exit_code !== 1)) return []
  try {
    return read(readStackEntries(answer.stack))
  } catch {
    return []
  }
}

/** Writes a number of a stack. @throws {TypeError} It is none, or negative. */
function readNumber(value: StackValue | undefined): string {
  if (typeof value !== 'bigint' || value < 0n) throw new TypeError('No number')
  return String(value)
}

function readAddress(slice: StackValue | undefined): readonly string[] {
  const address = slice instanceof Cell ? new Slice(slice).address() : null
  return address === null ? [] : [address]
}

function readEntries(dictionary: StackValue | undefined, keyLength: number) {
  return dictionary instanceof Cell ? readDictionary(dictionary, keyLength) : []
}

function readAddresses(dictionary: StackValue | undefined): readonly string[] {
  return readEntries(dictionary, 8).flatMap(([, value]) => value.address() ?? [])
}

/** Pairs of workchain and hash, in lists that a node may write as nested pairs. */
function readPairs(value: StackValue): readonly string[] {
  if (!Array.isArray(value)) return []
  const [first, second] = value as readonly StackValue[]
  if (typeof first === 'bigint' && typeof second === 'bigint') return [writeAccountId(first, second)]
  return (value as readonly StackValue[]).flatMap(readPairs)
}
