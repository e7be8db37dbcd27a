// The program inside an evidence file. It runs alone in a page that was opened from disk.
import type { Transaction } from '../../schema/transaction.ts'
import { readBase64Hash } from '../../ton/hash.ts'
import { linkHistory, type HistoryResult } from '../../verify/history.ts'
import type { VerifyResult } from '../../verify/result.ts'
import { verifyInSlices } from '../../verify/slices.ts'
import { ledgerLines } from '../ledgerLines.ts'
import type { LedgerLine } from '../line.ts'
import { createLineDigest } from './digestLines.ts'
import { digestId, digestLine, type EvidenceAbout, type EvidenceCoverage } from './document.ts'

const rowsPerPage = 100
const rowsPerSlice = 200

document.addEventListener('DOMContentLoaded', () => void checkFile())

async function checkFile(): Promise<void> {
  const status = find('status')
  try {
    // Before anything of the page changes.
    const isWhole = checkDigest()
    const about = JSON.parse(read('about')) as EvidenceAbout
    const coverage = JSON.parse(read('coverage')) as EvidenceCoverage
    const rows = read('rows').split('\n').filter((line) => line !== '').map((line) => JSON.parse(line) as Transaction)
    const results: VerifyResult[] = []
    for (let at = 0; at < rows.length; at += rowsPerSlice) {
      status.textContent = `Checking ${at} of ${rows.length} transactions …`
      results.push(...(await verifyInSlices(rows.slice(at, at + rowsPerSlice))))
    }
    const history = linkHistory(rows, results)
    const faults = listFaults(rows, about, coverage, history, isWhole)
    const failed = faults.length > 0
    status.dataset['state'] = failed ? 'bad' : 'good'
    status.textContent = failed ? `Not proven: ${faults.join(' ')}` : readSuccess(rows.length)
    showReport(find('report'), { about, coverage, rows, history })
  } catch (error) {
    status.dataset['state'] = 'bad'
    status.textContent = `The file cannot be read: ${error instanceof Error ? error.message : String(error)}`
  }
}

function readSuccess(count: number): string {
  if (count === 0) return 'The file is as it was written. It holds no transactions.'
  return `All ${count} transactions fit their hashes, none is missing between them, and the file is as it was written.`
}

/** Whether the page has the bytes that were written. Everything but the line of the digest counts. */
function checkDigest(): boolean {
  const digest = createLineDigest()
  const stated = digestLine(JSON.parse(read(digestId)) as string)
  for (const line of document.documentElement.outerHTML.split('\n')) if (line !== stated) digest.add(line)
  // The first line is no part of the markup; without it a browser draws the page as an old one.
  return stated === digestLine(digest.read()) && document.compatMode === 'CSS1Compat'
}

function listFaults(
  rows: readonly Transaction[],
  about: EvidenceAbout,
  { transactions, newest, oldest, reachesFirst }: EvidenceCoverage,
  { rows: results, links }: HistoryResult,
  isWhole: boolean,
): string[] {
  const faults: string[] = []
  const bad = results.filter(({ status }) => status === 'mismatch').length
  const open = results.filter(({ status }) => status === 'unverifiable').length
  const broken = links.filter(({ status }) => status !== 'follows').length
  if (bad > 0) faults.push(`${bad} of ${rows.length} transactions do not fit their hashes.`)
  if (open > 0) faults.push(`${open} of ${rows.length} transactions cannot be checked.`)
  if (broken > 0) faults.push(`${broken} links between transactions are broken.`)
  if (rows.some(({ account }) => account !== about.account)) faults.push('A transaction belongs to another account.')
  const first = rows.at(-1)
  const isCovered =
    rows.length === transactions &&
    rows[0]?.hash === newest?.hash &&
    first?.hash === oldest?.hash &&
    (first?.prev_trans_lt === '0') === reachesFirst
  if (!isCovered) faults.push('The rows are not those that the file says it covers.')
  if (!isWhole) faults.push('The file differs from what was written. Extensions that change pages cause this, too.')
  return faults
}

interface Report {
  readonly about: EvidenceAbout
  readonly coverage: EvidenceCoverage
  readonly rows: readonly Transaction[]
  readonly history: HistoryResult
}

function showReport(report: HTMLElement, { about, coverage, rows, history }: Report): void {
  const { newest, oldest, reachesFirst } = coverage
  const facts: readonly (readonly [string, string])[] = [
    ['Account', about.account],
    ['Network', about.network],
    ['Transactions', String(rows.length)],
    ['Newest', newest === null ? 'none' : `${writeTime(newest.now)}, lt ${newest.lt}`],
    ['Hash of the newest', newest?.hash ?? 'none'],
    ['Oldest', oldest === null ? 'none' : `${writeTime(oldest.now)}, lt ${oldest.lt}`],
    ['Reaches back to', reachesFirst ? 'the first transaction of the account' : 'the start of the range'],
  ]
  const list = create('dl')
  for (const [term, text] of facts) list.append(create('dt', term), create('dd', text))
  report.append(list, ...compareHead(newest?.hash), create('h2', 'Changes'))
  const table = create('table')
  const head = create('tr')
  for (const [name, className] of [['Time (UTC)'], ['Kind'], ['Counterparty'], ['Amount', 'amount'], ['Balance', 'amount'], ['Transaction'], ['Check']]) {
    const cell = create('th', name)
    cell.scope = 'col'
    if (className !== undefined) cell.className = className
    head.append(cell)
  }
  const body = create('tbody')
  const top = create('thead')
  top.append(head)
  table.append(top, body)
  const scroll = create('div')
  scroll.className = 'scroll'
  scroll.append(table)
  const more = create('button')
  more.type = 'button'
  let shown = 0
  const showMore = (): void => {
    for (const end = Math.min(rows.length, shown + rowsPerPage); shown < end; shown++) {
      const [row, result] = [rows[shown], history.rows[shown]]
      if (row !== undefined && result !== undefined) body.append(...writeRows(row, result))
    }
    more.hidden = shown === rows.length
    more.textContent = `Show ${Math.min(rowsPerPage, rows.length - shown)} more of ${rows.length} transactions`
  }
  more.addEventListener('click', showMore)
  showMore()
  report.append(scroll, more)
}

/** Box in which a reader compares the hash of the newest transaction with one from elsewhere. */
function compareHead(newest: string | undefined): HTMLElement[] {
  if (newest === undefined) return []
  const label = create('label', 'Compare with the hash of the newest transaction from a source that you trust: ')
  const box = create('input')
  box.spellcheck = false
  const answer = create('p')
  answer.setAttribute('role', 'status')
  box.addEventListener('input', () => {
    const given = readBase64Hash(box.value.trim())
    const isSame = given === newest
    answer.className = isSame ? 'good' : 'bad'
    answer.textContent =
      box.value.trim() === '' ? '' : given === undefined ? 'This is no hash.' : isSame ? 'Same hash: all rows above are those that lead to it.' : 'Another hash: this file does not belong to it.'
  })
  label.append(box)
  return [label, answer]
}

function writeRows(row: Transaction, result: VerifyResult): HTMLElement[] {
  let lines: readonly LedgerLine[] = []
  let problem = ''
  try {
    lines = ledgerLines(row).toReversed()
  } catch (error) {
    problem = error instanceof Error ? error.message : String(error)
  }
  const count = Math.max(1, lines.length)
  return Array.from({ length: count }, (_, at) => {
    const line = lines[at]
    const tr = create('tr')
    if (at === 0) tr.append(spanning(create('td', writeTime(row.now)), count))
    const other = create('td')
    other.className = 'hash'
    other.append(create('bdi', line?.counterparty ?? ''))
    const [amount, balance] = [create('td', line === undefined ? '' : writeAmount(line.amount, line)), create('td', line === undefined ? '' : writeAmount(line.balance, line))]
    amount.className = 'amount'
    balance.className = 'amount'
    tr.append(create('td', line === undefined ? problem || 'no change' : line.fee === undefined ? line.kind : `${line.fee} fee`), other, amount, balance)
    if (at > 0) return tr
    const hash = spanning(create('td', row.hash), count)
    hash.className = 'hash'
    const isGood = result.status === 'fits' || result.status === 'repaired'
    const check = spanning(create('td', readCheck(result)), count)
    check.className = isGood ? 'good' : 'bad'
    tr.append(hash, check)
    return tr
  })
}

function readCheck({ status, repaired, reason, field }: VerifyResult): string {
  switch (status) {
    case 'fits':
      return 'fits its hash'
    case 'repaired':
      return `fits its hash, but not ${repaired?.join(', ') ?? ''}`
    case 'unverifiable':
      return `cannot be checked: ${field ?? reason ?? ''}`
    case 'mismatch':
      return `does not fit its hash${field === undefined ? '' : `: ${field}`}`
  }
}

function writeTime(now: number): string {
  const time = new Date(now * 1000)
  return Number.isNaN(time.getTime()) ? String(now) : time.toISOString().replace('T', ' ').slice(0, 19)
}

/** Writes an amount in whole units, all digits. Currencies have no known decimals. */
function writeAmount(amount: string, { asset }: LedgerLine): string {
  if (asset.kind !== 'coin') return `${amount} #${asset.kind === 'currency' ? asset.id : ''}`
  const digits = amount.replace('-', '').padStart(10, '0')
  return `${amount.startsWith('-') ? '-' : ''}${digits.slice(0, -9)}.${digits.slice(-9)}`
}

function spanning<Cell extends HTMLTableCellElement>(cell: Cell, rows: number): Cell {
  cell.rowSpan = rows
  return cell
}

function find(id: string): HTMLElement {
  const element = document.getElementById(id)
  if (element === null) throw new Error(`the part ${id} is missing`)
  return element
}

function read(id: string): string {
  return find(id).textContent ?? ''
}

function create<Name extends keyof HTMLElementTagNameMap>(name: Name, text = ''): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  element.textContent = text
  return element
}
