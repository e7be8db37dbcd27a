import { TonlensError } from '../../ton/cells/errors.ts'
import { readRawAddress } from '../../ton/cells/address.ts'
import { cleanLabel, maxAccounts, type AccountLabelEntry } from './labels.ts'

const format = 'tonlens-labels'
const version = 1
/** Characters of a file at most. */
const maxFile = 1_000_000

/** Reason of a {@link LabelFileError}, as one word to switch on. */
export type LabelFileReason = 'tooLarge' | 'notJson' | 'notLabels' | 'newer' | 'tooMany' | 'entry'

/** A file of labels cannot be read, or does not fit. Nothing of it was imported. */
export class LabelFileError extends TonlensError {
  override readonly name = 'LabelFileError'
  readonly reason: LabelFileReason
  /** Place of the fault in the file: `accounts[3].address`; undefined if the whole file is wrong. */
  readonly path: string | undefined

  constructor(reason: LabelFileReason, message: string, path?: string) {
    super(message)
    this.reason = reason
    this.path = path
  }
}

/** Writes labels as a file: JSON with a version. */
export function writeLabelFile(entries: Iterable<AccountLabelEntry>): string {
  const accounts = Array.from(entries, ({ address, label, favorite, imported }) => ({
    address,
    ...(label !== undefined && { label }),
    ...(favorite && { favorite }),
    ...(imported && { imported }),
  }))
  return `${JSON.stringify({ format, version, accounts }, undefined, 2)}\n`
}

/**
 * Reads a file of labels. Labels are cleaned; of several entries for one address, the last one is taken.
 * @throws {LabelFileError} The file is no list of labels, too large or of a newer version, or an entry is wrong.
 */
export function readLabelFile(text: string): readonly AccountLabelEntry[] {
  if (text.length > maxFile) {
    throw new LabelFileError(
      'tooLarge',
      `The file has ${text.length} characters; at most ${maxFile} are read. Split it.`,
    )
  }
  const file = parseFile(text)
  if (!isRecord(file) || file['format'] !== format || !Array.isArray(file['accounts'])) {
    throw new LabelFileError(
      'notLabels',
      `The file is no list of labels: \`format\` is not "${format}", or \`accounts\` is no list. Choose a file that was exported here.`,
    )
  }
  if (file['version'] !== version) {
    throw new LabelFileError(
      'newer',
      `The file has version ${JSON.stringify(file['version'])?.slice(0, 20)}; version ${version} is read. Update tonlens, or export the file again.`,
      'version',
    )
  }
  const { accounts } = file as { accounts: readonly unknown[] }
  if (accounts.length > maxAccounts) {
    throw new LabelFileError(
      'tooMany',
      `The file has ${accounts.length} accounts; at most ${maxAccounts} are kept. Remove some.`,
      'accounts',
    )
  }
  const entries = accounts.map(readEntry)
  return [...new Map(entries.map((entry) => [entry.address, entry])).values()]
}

function parseFile(text: string): unknown {
  try {
    // Editors write a byte order mark before the text.
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    throw new LabelFileError('notJson', 'The file is no JSON. Choose a file that was exported here.')
  }
}

function readEntry(entry: unknown, index: number): AccountLabelEntry {
  const wrong = (field: string, problem: string) =>
    new LabelFileError('entry', `accounts[${index}]${field}: ${problem}.`, `accounts[${index}]${field}`)
  if (!isRecord(entry)) throw wrong('', 'not an object; write { "address", "label" }')
  const { address, label, favorite = false, imported = false } = entry
  const key = typeof address === 'string' ? readRawAddress(address) : undefined
  if (key === undefined) throw wrong('.address', 'not an address; write it in any form that a wallet shows')
  if (label !== undefined && typeof label !== 'string') throw wrong('.label', 'not a text')
  if (typeof favorite !== 'boolean') throw wrong('.favorite', 'neither true nor false')
  return { address: key, label: cleanLabel(label) || undefined, favorite, imported: imported === true }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
