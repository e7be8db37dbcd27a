import { isObject } from '../../service/rows/readRow.ts'
import type { Client } from '../../sources/client/client.ts'
import { accountHistory } from '../../sources/client/accountHistory.ts'
import type { Transaction } from '../../service/rows/transaction.ts'
import { toRawAddress } from '../../ton/cells/address.ts'
import { bytesToBase64 } from '../../ton/cells/bytes.ts'
import { TonlensError } from '../../ton/cells/errors.ts'
import { sha256 } from '../../ton/cells/sha256.ts'
import { listJettonWallets } from '../listJettonWallets.ts'
import type { LedgerRange } from '../accountLedger.ts'
import { createLineDigest } from './digestLines.ts'
import {
  closeDocument,
  closeRows,
  closeWallet,
  digestLine,
  openDocument,
  openWallet,
  styles,
  type EvidenceAbout,
  type EvidenceCoverage,
  type EvidenceWallet,
} from './document.ts'

/** Options of {@link evidenceFile}. */
export interface EvidenceOptions extends LedgerRange {
  /**
   * Whether to include the histories of the account's jetton wallets, each with its own coverage. Takes at least one
   * request for each jetton wallet. @default false
   */
  readonly jettons?: boolean | undefined
}

/**
 * Writes a self-contained HTML file with every transaction of an account in a range and the program that checks them:
 * each row against its hash, each link to the one before, the whole file against a digest. It opens from disk without
 * network, under a policy that allows nothing but its own program, shows the changes of the account's coin, currencies
 * and, on request, jettons, and says what it does not prove. The same rows give the same bytes, whatever the size of
 * the pages. Yields the text in parts, newest transactions first; memory is bounded by one page of rows. The file has
 * every field of each row, about 4 KB: split very long histories by time.
 * @param account Any form of the address.
 * @throws {ResponseShapeError} The service left out a transaction, or its index starts within the range.
 * @example
 * const parts: BlobPart[] = []
 * for await (const part of evidenceFile(client, account, { jettons: true })) parts.push(part)
 * const file = new Blob(parts, { type: 'text/html' })
 */
export async function* evidenceFile(
  client: Client,
  account: string,
  options: EvidenceOptions = {},
): AsyncGenerator<string, void, undefined> {
  const { pageCode } = await import('./pageCode.ts')
  if (pageCode === '') throw new TonlensError('The program of the evidence file is missing: use the built package')
  const { jettons = false, ...range } = options
  const about: EvidenceAbout = {
    format: 1,
    account: toRawAddress(account),
    network: client.network.name,
    start_utime: range.start_utime ?? null,
    end_utime: range.end_utime ?? null,
    start_lt: range.start_lt ?? null,
    end_lt: range.end_lt ?? null,
    jettons,
  }
  const digest = createLineDigest()
  const write = (lines: readonly string[]): string => {
    for (const line of lines) digest.add(line)
    return `${lines.join('\n')}\n`
  }
  yield '<!DOCTYPE html>'
  yield write(
    openDocument(canonicalJson(about), `Evidence of ${about.account}`, jettons, hashText(styles), hashText(pageCode)),
  )
  const coverage = createCoverage(range)
  for await (const rows of accountHistory(client, about.account, range)) {
    coverage.add(rows)
    yield write(rows.map(canonicalJson))
  }
  yield write(closeRows(canonicalJson(coverage.read())))
  // The service orders wallets as it likes.
  const wallets = jettons
    ? (await listJettonWallets(client, about.account, range)).toSorted((a, b) => (a.address < b.address ? -1 : 1))
    : []
  for (const { address, jetton } of wallets) {
    const covered = createCoverage(range)
    for await (const rows of accountHistory(client, address, range)) {
      // A wallet that has nothing in the range, such as a later one, leaves no trace in the file.
      if (covered.read().transactions === 0)
        yield write(openWallet(canonicalJson({ wallet: address, jetton } satisfies EvidenceWallet)))
      covered.add(rows)
      yield write(rows.map(canonicalJson))
    }
    const found = covered.read()
    if (found.transactions > 0) yield write(closeWallet(canonicalJson(found)))
  }
  const code = closeDocument(pageCode)
  for (const line of code) digest.add(line)
  yield `${digestLine(digest.read())}\n${code.join('\n')}`
}

/**
 * Collects the coverage of a history that arrives page by page, newest first, to the last one that the service lists.
 */
function createCoverage({ start_lt, start_utime }: LedgerRange) {
  const isOpen = start_lt === undefined && start_utime === undefined
  let newest: EvidenceCoverage['newest'] = null
  let oldest: EvidenceCoverage['newest'] = null
  let transactions = 0
  return {
    add(rows: readonly Transaction[]): void {
      const [first, last] = [rows[0], rows.at(-1)]
      if (first === undefined || last === undefined) return
      newest ??= readPlace(first)
      oldest = readPlace(last)
      transactions += rows.length
    },
    read: (): EvidenceCoverage => ({ transactions, newest, oldest, reachesFirst: isOpen && transactions > 0 }),
  }
}

function readPlace({ hash, lt, now }: Transaction): EvidenceCoverage['newest'] {
  return { hash, lt, now }
}

function hashText(text: string): string {
  return bytesToBase64(sha256(new TextEncoder().encode(text)))
}

/**
 * Writes JSON whose bytes do not depend on the order in which fields arrived, safe inside a script element: no `<`,
 * no line breaks.
 */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    isObject(each) ? Object.fromEntries(Object.entries(each).sort(byKey)) : each,
  ).replaceAll('<', String.raw`\u003c`)
}

function byKey([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1
}
