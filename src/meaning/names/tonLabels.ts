import { base64ToBytes, bytesToHex } from '../../ton/cells/bytes.ts'
import { AddressFormatError } from '../../ton/cells/errors.ts'
import { cleanName, nameSource, type ListedName, type NameList } from './nameList.ts'
import type { PackedName } from './namePack.ts'
import { lines, prefixes, time, whole } from './tonLabelsData.ts'

/** Bytes of a hash, and of its beginning, by which the accounts of a label are told apart. */
const hashLength = 32
const prefixLength = 12
/** Accounts of a label of which the whole hash is known. */
const wholeAddresses = 1

/** An account of the list. */
interface Entry extends ListedName {
  /** Raw address, or its beginning. */
  readonly account: string
}

const listSource = () => nameSource('ton-labels', time)

let read: ReadonlyMap<string, Entry> | undefined

/**
 * The names of ton-studio/ton-labels (MIT): 3,526 accounts of the main network, among them exchanges, bridges, games,
 * validators and scammers. Its names and notes are claims of its contributors. The accounts are recognized by the first
 * 96 bits of their hash; `pack` has only those of which the whole address is known, the first of each label. Load it on
 * demand: it takes about 87 KB.
 * @example const { tonLabels } = await import('tonlens/names')
 */
export const tonLabels: NameList = {
  find(account) {
    const entry = (read ??= readEntries()).get(accountKey(account))
    return entry !== undefined && account.startsWith(entry.account) ? entry : undefined
  },
  pack: () => ({
    source: listSource(),
    names: [...(read ??= readEntries()).values()].flatMap(({ account, name, note, scam }): PackedName[] =>
      account.length < fullLength(account)
        ? []
        : [{ address: account, name: note === undefined ? name : `${name} · ${note}`, scam, kind: 'account' }],
    ),
  }),
}

/** Beginning of a raw address: its workchain and the first bytes of its hash. */
function accountKey(account: string): string {
  return account.slice(0, account.indexOf(':') + 1 + prefixLength * 2)
}

function fullLength(account: string): number {
  return account.indexOf(':') + 1 + hashLength * 2
}

function readEntries(): ReadonlyMap<string, Entry> {
  const hashes = bytesToHex(base64ToBytes(whole, AddressFormatError)).toUpperCase()
  const beginnings = bytesToHex(base64ToBytes(prefixes, AddressFormatError)).toUpperCase()
  const source = listSource()
  const entries = new Map<string, Entry>()
  let [hashAt, beginningAt] = [0, 0]
  for (const group of lines.slice(1).split('\n#')) {
    const [category = '', ...labels] = group.split('\n=')
    for (const label of labels) {
      const [name = '', ...accounts] = label.split('\n')
      for (const [at, line] of accounts.entries()) {
        const [flags = '', note] = line.split('\t')
        const hash =
          at < wholeAddresses
            ? hashes.slice(hashAt, (hashAt += hashLength * 2))
            : beginnings.slice(beginningAt, (beginningAt += prefixLength * 2))
        const account = `${flags.includes('~') ? '-1' : '0'}:${hash}`
        entries.set(accountKey(account), {
          account,
          source,
          // Labels are names of files.
          name: cleanName(name.replaceAll('_', ' ')),
          note: cleanName(note) || undefined,
          category,
          scam: flags.includes('!'),
          custodian: flags.includes('$'),
          isShared: accounts.length > 1,
        })
      }
    }
  }
  return entries
}
