import { standards } from '../abi/sources.ts'
import type { Cell } from '../cells/cell.ts'
import { readDictionary } from '../cells/dictionary.ts'
import { methodId } from '../cells/checksum.ts'
import type { Slice } from '../cells/slice.ts'

/** Methods with a fixed number. */
const entries: readonly (readonly [id: number, name: string])[] = [
  [0, 'recv_internal'],
  [-1, 'recv_external'],
  [-2, 'run_ticktock'],
  [-3, 'split_prepare'],
  [-4, 'split_install'],
]

/** Names of methods by their number: those of the standards, and `names`. */
export function methodNames(names: readonly string[] = []): ReadonlyMap<number, string> {
  const known = (standards.abis ?? []).flatMap(({ getMethods = {} }) => Object.keys(getMethods))
  const common = [
    'seqno',
    'get_public_key',
    'get_subwallet_id',
    'get_plugin_list',
    'is_plugin_installed',
    'is_signature_allowed',
  ]
  return new Map([...[...common, ...known, ...names].map((name) => [methodId(name), name] as const), ...entries])
}

/** Bits of a method's number. */
const keyLength = 19
/** `SETCP 0`, then `DICTPUSHCONST 19`, as compilers begin the code of a contract. */
const tableStart = [0xff, 0x00, 0xf4, 0xa4, 0x13]
/** Most methods of a contract. */
const maxMethods = 500

/** Methods in the code of a contract, by number; undefined if it does not begin with a dictionary of methods. */
export function readMethods({ data, refs: [root] }: Cell): readonly (readonly [id: number, code: Slice])[] | undefined {
  if (root === undefined || tableStart.some((byte, at) => data[at] !== byte)) return undefined
  try {
    return readDictionary(root, keyLength, maxMethods).map(([key, code]) => [
      Number(BigInt.asIntN(keyLength, key)),
      code,
    ])
  } catch {
    return undefined
  }
}
