import type { Client } from '../../client/client.ts'
import { accountHistory } from '../../query/accountHistory.ts'
import type { Transaction } from '../../schema/transaction.ts'
import { toRawAddress } from '../../ton/address.ts'
import { bytesToBase64 } from '../../ton/bytes.ts'
import { TonlensError } from '../../ton/errors.ts'
import { sha256 } from '../../ton/sha256.ts'
import type { LedgerRange } from '../range.ts'
import { canonicalJson } from './canonicalJson.ts'
import { createLineDigest } from './digestLines.ts'
import { closeDocument, closeRows, digestLine, openDocument, styles, type EvidenceAbout, type EvidenceCoverage } from './document.ts'

/**
 * Writes a self-contained HTML file with every transaction of an account in a range and the program that checks them:
 * each row against its hash, each link to the one before, the whole file against a digest. It opens from disk without
 * network, under a policy that allows nothing but its own program, shows the changes of the account's coin and
 * currencies, and says what it does not prove. The same rows give the same bytes, whatever the size of the pages.
 * Yields the text in parts, newest transactions first; memory is bounded by one page of rows. The file has every field
 * of each row, about 4 KB: split very long histories by time.
 * @param account Any form of the address.
 * @throws {ResponseShapeError} The service left out a transaction, or its index starts within the range.
 * @example
 * const parts = await Array.fromAsync(evidenceFile(client, account))
 * const file = new Blob(parts, { type: 'text/html' })
 */
export async function* evidenceFile(client: Client, account: string, range: LedgerRange = {}): AsyncGenerator<string, void, undefined> {
  const { pageCode } = await import('./pageCode.ts')
  if (pageCode === '') throw new TonlensError('The program of the evidence file is missing: use the built package')
  const { start_utime, end_utime, start_lt, end_lt } = range
  const about: EvidenceAbout = {
    format: 1,
    account: toRawAddress(account),
    network: client.network.name,
    start_utime: start_utime ?? null,
    end_utime: end_utime ?? null,
    start_lt: start_lt ?? null,
    end_lt: end_lt ?? null,
  }
  const digest = createLineDigest()
  const write = (lines: readonly string[]): string => {
    for (const line of lines) digest.add(line)
    return `${lines.join('\n')}\n`
  }
  yield '<!DOCTYPE html>'
  yield write(openDocument(canonicalJson(about), `Evidence of ${about.account}`, hashText(styles), hashText(pageCode)))
  let [newest, oldest]: (Transaction | undefined)[] = []
  let transactions = 0
  for await (const rows of accountHistory(client, about.account, range)) {
    newest ??= rows[0]
    oldest = rows.at(-1)
    transactions += rows.length
    yield write(rows.map(canonicalJson))
  }
  const coverage: EvidenceCoverage = {
    transactions,
    newest: readPlace(newest),
    oldest: readPlace(oldest),
    reachesFirst: oldest?.prev_trans_lt === '0',
  }
  const end = write(closeRows(canonicalJson(coverage)))
  const code = closeDocument(pageCode)
  for (const line of code) digest.add(line)
  yield `${end}${digestLine(digest.read())}\n${code.join('\n')}`
}

function readPlace(row: Transaction | undefined): EvidenceCoverage['newest'] {
  return row === undefined ? null : { hash: row.hash, lt: row.lt, now: row.now }
}

function hashText(text: string): string {
  return bytesToBase64(sha256(new TextEncoder().encode(text)))
}
