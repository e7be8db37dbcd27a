import type { AccountStateFull } from '../../service/rows/account.ts'
import type { RunGetMethodResult } from '../../service/rows/legacy.ts'
import { readStackEntries, type StackValue } from '../../ton/abi/getMethodStack.ts'
import { writeAccountId } from '../../ton/cells/address.ts'
import { Cell } from '../../ton/cells/cell.ts'
import { methodId } from '../../ton/cells/checksum.ts'
import { readDictionary } from '../../ton/cells/dictionary.ts'
import { Slice } from '../../ton/cells/slice.ts'

/** Accounts by the role that a contract says they have. */
type NamedRoles = readonly (readonly [
  role: 'plugin' | 'extension' | 'signer' | 'proposer' | 'owner',
  accounts: readonly string[],
])[]

/** Get-method by which a contract may say who controls it. */
export type ControlMethod = 'get_multisig_data' | 'get_plugin_list' | 'get_extensions' | 'get_owner'

const readers: Readonly<Record<ControlMethod, (stack: readonly StackValue[], workchain: string) => NamedRoles>> = {
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

/** Answers of get-methods of one account, by method; undefined where there is none, or none yet. */
export type ControlAnswers = Readonly<Partial<Record<ControlMethod, RunGetMethodResult | undefined>>>

const methods = Object.keys(readers) as ControlMethod[]

/** Lists the get-methods without arguments by which an account may say who controls it: those that its code has. */
export function listControlMethods(
  account: Pick<AccountStateFull, 'contract_methods'> | null | undefined,
): readonly ControlMethod[] {
  return methods.filter((name) => account?.contract_methods?.includes(methodId(name)) === true)
}

/** Reads whom a contract names by its get-methods. Answers that failed or are malformed name nobody. Never throws. */
export function readControlMethods(answers: ControlAnswers, address: string): NamedRoles {
  return methods.flatMap((name) => {
    const answer = answers[name]
    if (answer === undefined || (answer.exit_code !== 0 && answer.exit_code !== 1)) return []
    try {
      return readers[name](readStackEntries(answer.stack), address.split(':')[0] ?? '0')
    } catch {
      return []
    }
  })
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
