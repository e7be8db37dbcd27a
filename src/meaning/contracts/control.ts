import type { AccountStateFull } from '../../service/rows/account.ts'
import type { MultisigWallet } from '../../service/rows/contracts/multisig.ts'
import type { Vesting } from '../../service/rows/contracts/vesting.ts'
import type { RunGetMethodResult } from '../../service/rows/legacy.ts'
import { writeAccountId } from '../../ton/cells/address.ts'
import { bytesToHex } from '../../ton/cells/bytes.ts'
import type { Cell } from '../../ton/cells/cell.ts'
import { readDictionary } from '../../ton/cells/dictionary.ts'
import { isHash, toHexHash } from '../../ton/cells/hash.ts'
import { Slice } from '../../ton/cells/slice.ts'
import { catalogueKinds, lockupWallet } from '../../ton/facts/contractKinds.ts'
import {
  readControlMethods,
  readInstalledPlugins,
  readLockMethods,
  type ControlAnswers,
  type ControlLock,
} from './controlMethods.ts'

/**
 * Who can move what an account holds: `key`: only the owner of the key; `service`: the same, in a wallet for many
 * payments; `plugins`: the key, and plugins the coins; `extensions`: the key and other contracts everything; `keyOff`:
 * other contracts only; `signers`: several keys together; `vesting`: the owner, but only what is unlocked; `locked`:
 * the key, but some coins not before their time, or only to some accounts; `unknown`: the code is not known; `noCode`,
 * `frozen`: nobody at the moment; `unreadable`: the data does not fit its code or its hash.
 */
export type ControlKind =
  | 'key'
  | 'service'
  | 'plugins'
  | 'extensions'
  | 'keyOff'
  | 'signers'
  | 'vesting'
  | 'locked'
  | 'unknown'
  | 'noCode'
  | 'frozen'
  | 'unreadable'

/** Power of one account over another. */
export type ControlRole = 'plugin' | 'extension' | 'signer' | 'proposer' | 'owner' | 'vestingSender' | 'recipient'

/** Who can move what an account holds. */
export interface Control {
  readonly kind: ControlKind
  /**
   * Source of it: the data of the account, a row of the service, or what an unknown contract says of itself by its
   * get-methods.
   * @default nothing was read
   */
  readonly source?: 'data' | 'service' | 'contract' | undefined
  /** Raw addresses by role; roles that nobody has are left out. */
  readonly parties: readonly { readonly role: ControlRole; readonly accounts: readonly string[] }[]
  /** Coins that cannot leave freely yet. @default none, or none are known */
  readonly locks?: readonly ControlLock[] | undefined
  /** Number of signers that must agree. @default not a multisig */
  readonly threshold?: number | undefined
}

/** Rows of the service about contracts whose data is read there. */
export interface ControlRows {
  /** Row of `/multisig/wallets`. @default none */
  readonly multisig?: MultisigWallet | null | undefined
  /** Row of `/vesting`. @default none */
  readonly vesting?: Vesting | null | undefined
  /** Answers of the get-methods that {@link listControlMethods} lists, for code that is not known. @default none */
  readonly methods?: ControlAnswers | undefined
  /** Answers of `is_plugin_installed` by the account that {@link listPluginRequests} lists. @default none */
  readonly plugins?: Readonly<Record<string, RunGetMethodResult | undefined>> | undefined
}

/**
 * Reads who can move what an account holds, now: the next transaction may change it. A wallet is known by the hash of
 * its code, never by what it says of itself. Never throws.
 * @param account Row of `/accountStates`.
 * @param data Its `data_boc` as a cell, whose hash is compared with `data_hash`; undefined if it is malformed or
 * missing.
 */
export function readControl(
  account: AccountStateFull,
  data: Cell | undefined,
  { multisig, vesting, methods = {}, plugins = {} }: ControlRows = {},
): Control {
  if (account.status === 'frozen') return { kind: 'frozen', parties: [] }
  const codeHash = account.code_hash ?? ''
  if (codeHash === '') return { kind: 'noCode', parties: [] }
  if (multisig?.address === account.address) {
    const { threshold, signers, proposers } = multisig
    return {
      kind: 'signers',
      source: 'service',
      threshold: threshold ?? undefined,
      parties: listParties([
        ['signer', signers],
        ['proposer', proposers],
      ]),
    }
  }
  if (vesting?.address === account.address) {
    const { owner_address, sender_address, whitelist } = vesting
    return {
      kind: 'vesting',
      source: 'service',
      parties: listParties([
        ['owner', [owner_address]],
        ['vestingSender', [sender_address]],
        ['recipient', whitelist],
      ]),
    }
  }
  const wallet = Object.keys(catalogueKinds).find((kind) => catalogueKinds[kind]?.includes(codeHash)) ?? ''
  if (/^wallet_v[123]r/.test(wallet)) return { kind: 'key', parties: [] }
  if (/^wallet_(highload|preprocessed)_/.test(wallet)) return { kind: 'service', parties: [] }
  const read = codeHash === lockupWallet ? readLocks : readers.find(([kind]) => kind.test(wallet))?.[1]
  if (read === undefined) {
    const parties = listParties([
      ...readControlMethods(methods, account.address),
      ['plugin', readInstalledPlugins(plugins)],
    ])
    const locks = readLockMethods(methods)
    const says = parties.length + locks.length > 0
    return { kind: 'unknown', parties, ...(locks.length > 0 && { locks }), ...(says && { source: 'contract' }) }
  }
  const hash = account.data_hash ?? ''
  if (data === undefined || (isHash(hash) && bytesToHex(data.hash()) !== toHexHash(hash)))
    return { kind: 'unreadable', parties: [] }
  try {
    return { source: 'data', ...read(new Slice(data), account.address) }
  } catch {
    return { kind: 'unreadable', parties: [] }
  }
}

const readers: readonly (readonly [kind: RegExp, read: (data: Slice, address: string) => Control])[] = [
  [/^wallet_v4r/, readPlugins],
  [/^wallet_v5r1$/, readExtensions],
]

/** Data of a wallet v4: seqno, subwallet, key, plugins by workchain and hash. */
function readPlugins(data: Slice): Control {
  data.bits(32 + 32 + 256)
  const plugins = listKeys(data, 264).map((key) => writeAccountId(BigInt.asIntN(8, key >> 256n), key))
  return { kind: plugins.length === 0 ? 'key' : 'plugins', parties: listParties([['plugin', plugins]]) }
}

/** Data of a wallet v5: whether signatures are allowed, seqno, wallet id, key, extensions by hash. */
function readExtensions(data: Slice, address: string): Control {
  const isKeyOn = data.bit()
  data.bits(32 + 32 + 256)
  const extensions = listKeys(data, 256).map((key) => writeAccountId(address.split(':')[0] ?? '0', key))
  // Without extensions the key works whatever the flag says.
  const kind = extensions.length === 0 ? 'key' : isKeyOn ? 'extensions' : 'keyOff'
  return { kind, parties: listParties([['extension', extensions]]) }
}

/**
 * Data of a lockup wallet: seqno, wallet id, key, key of who may lock, allowed recipients, and the sums and entries of
 * coins that are locked and restricted, by time.
 */
function readLocks(data: Slice): Control {
  data.bits(32 + 32 + 256 + 256)
  data.maybeRef()
  const locks = (['locked', 'restricted'] as const).flatMap((kind) => {
    data.coins()
    const root = data.maybeRef()
    const entries = root === null ? [] : readDictionary(root, 32)
    return entries.map(([time, value]) => ({ kind, amount: String(value.coins()), until: Number(time) }))
  })
  return locks.length === 0 ? { kind: 'key', parties: [] } : { kind: 'locked', parties: [], locks }
}

function listKeys(data: Slice, length: number): readonly bigint[] {
  const root = data.maybeRef()
  return root === null ? [] : readDictionary(root, length).map(([key]) => key)
}

function listParties(
  parties: readonly (readonly [role: ControlRole, accounts: readonly (string | null)[] | null | undefined])[],
): Control['parties'] {
  return parties.flatMap(([role, given]) => {
    const accounts = Array.isArray(given) ? given.filter((account) => typeof account === 'string') : []
    return accounts.length === 0 ? [] : [{ role, accounts }]
  })
}
