// Report of an evidence file: facts, coverage and changes of each history that it holds.
import { startsLife } from '../../meaning/verify/historyStep.ts'
import type { Transaction } from '../../service/rows/transaction.ts'
import { readBase64Hash } from '../../ton/cells/hash.ts'
import type { HistoryResult } from '../../meaning/verify/history.ts'
import type { VerifyResult } from '../../meaning/verify/result.ts'
import { readJettonChange } from '../jettonLines.ts'
import { ledgerLines } from '../ledgerLines.ts'
import type { LedgerLine } from '../line.ts'
import type { EvidenceAbout, EvidenceCoverage, EvidenceWallet } from './document.ts'

const rowsPerPage = 100

/** History of the account or of a jetton wallet, with the results of the checks. */
export interface CheckedHistory {
  /** Raw address. */
  readonly account: string
  readonly coverage: EvidenceCoverage
  /** Newest first. */
  readonly rows: readonly Transaction[]
  readonly result: HistoryResult
}

/** A change as the table shows it. */
interface Change {
  readonly kind: string
  readonly counterparty: string | null
  readonly amount: string
  readonly balance: string
}

/** Creates the report of the account itself. */
export function showAccount({ account, network, jettons }: EvidenceAbout, history: CheckedHistory): HTMLElement[] {
  const facts = [['Account', account] as const, ['Network', network] as const, ...readCoverage(history)]
  const heading = jettons ? 'Changes of coin and currencies' : 'Changes'
  return [listFacts(facts), ...compareHead(history), create('h2', heading), ...createTable(history, readCoinChanges)]
}

/** Creates the report of a jetton wallet. */
export function showWallet({ wallet, jetton }: EvidenceWallet, history: CheckedHistory): HTMLElement[] {
  const facts = [['Jetton wallet', wallet] as const, ['Jetton', jetton] as const, ...readCoverage(history)]
  const { changes, note } = readJettonChanges(history, jetton)
  const unit = `Amounts are in the smallest unit of the jetton. ${note}`
  return [
    create('h2', 'Changes of a jetton'),
    listFacts(facts),
    ...compareHead(history),
    create('p', unit),
    ...createTable(history, (row) => changes.get(row) ?? []),
  ]
}

function readCoverage({
  coverage: { newest, oldest, reachesFirst },
  rows,
}: CheckedHistory): (readonly [string, string])[] {
  return [
    ['Transactions', String(rows.length)],
    ['Newest', newest === null ? 'none' : `${writeTime(newest.now)}, lt ${newest.lt}`],
    ['Hash of the newest', newest?.hash ?? 'none'],
    ['Oldest', oldest === null ? 'none' : `${writeTime(oldest.now)}, lt ${oldest.lt}`],
    ['Reaches back to', reachesFirst ? 'the first transaction that the service lists' : 'the start of the range'],
  ]
}

function readCoinChanges(row: Transaction): Change[] {
  return ledgerLines(row)
    .toReversed()
    .map((line) => ({
      kind: line.fee === undefined ? line.kind : `${line.fee} fee`,
      counterparty: line.counterparty,
      amount: writeAmount(line.amount, line),
      balance: writeAmount(line.balance, line),
    }))
}

/**
 * Reads the changes of a jetton wallet; the balances, too, if they can be counted from a transaction before which it
 * did not exist.
 */
function readJettonChanges({ rows }: CheckedHistory, jetton: string) {
  const found = rows.toReversed().map((row) => [row, readJettonChange(row, jetton)] as const)
  let balance = 0n
  const balances = found.map(([row, change]) => (balance = (startsLife(row) ? 0n : balance) + (change?.amount ?? 0n)))
  const isStandard = balances.every((each) => each >= 0n)
  const first = rows.at(-1)
  const isWhole = first !== undefined && startsLife(first)
  const isKnown = isWhole && isStandard
  const changes = new Map<Transaction, Change[]>()
  for (const [at, [row, change]] of found.entries()) {
    if (change === undefined) continue
    const { kind, counterparty, amount } = change
    changes.set(row, [{ kind, counterparty, amount: String(amount), balance: isKnown ? String(balances[at]) : '' }])
  }
  const note = isKnown
    ? 'Balances are counted from the deployment of the wallet.'
    : isWhole
      ? 'The wallet received jettons in another way than by messages of the standard, so its balances are not known.'
      : 'The rows do not reach back to the deployment of the wallet, so its balances are not known.'
  return { changes, note }
}

function listFacts(facts: readonly (readonly [string, string])[]): HTMLElement {
  const list = create('dl')
  for (const [term, text] of facts) list.append(create('dt', term), create('dd', text))
  return list
}

function createTable(
  { rows, result }: CheckedHistory,
  readChanges: (row: Transaction) => readonly Change[],
): HTMLElement[] {
  const table = create('table')
  const head = create('tr')
  for (const [name, className] of [
    ['Time (UTC)'],
    ['Kind'],
    ['Counterparty'],
    ['Amount', 'amount'],
    ['Balance', 'amount'],
    ['Transaction'],
    ['Check'],
  ]) {
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
      const [row, checked] = [rows[shown], result.rows[shown]]
      if (row !== undefined && checked !== undefined) body.append(...writeRows(row, checked, readChanges))
    }
    more.hidden = shown === rows.length
    more.textContent = `Show ${Math.min(rowsPerPage, rows.length - shown)} more of ${rows.length} transactions`
  }
  more.addEventListener('click', showMore)
  showMore()
  return [scroll, more]
}

/** Box in which a reader compares the hash of the newest transaction with one from elsewhere. */
function compareHead({ coverage: { newest } }: CheckedHistory): HTMLElement[] {
  if (newest === null) return []
  const label = create('label', 'Compare with the hash of the newest transaction from a source that you trust: ')
  const box = create('input')
  box.spellcheck = false
  const answer = create('p')
  answer.setAttribute('role', 'status')
  box.addEventListener('input', () => {
    const given = readBase64Hash(box.value.trim())
    const isSame = given === newest.hash
    answer.className = isSame ? 'good' : 'bad'
    answer.textContent =
      box.value.trim() === ''
        ? ''
        : given === undefined
          ? 'This is no hash.'
          : isSame
            ? 'Same hash: all rows below are those that lead to it.'
            : 'Another hash: this file does not belong to it.'
  })
  label.append(box)
  return [label, answer]
}

function writeRows(
  row: Transaction,
  result: VerifyResult,
  readChanges: (row: Transaction) => readonly Change[],
): HTMLElement[] {
  let changes: readonly Change[] = []
  let problem = ''
  try {
    changes = readChanges(row)
  } catch (error) {
    problem = error instanceof Error ? error.message : String(error)
  }
  const count = Math.max(1, changes.length)
  return Array.from({ length: count }, (_, at) => {
    const { kind, counterparty, amount, balance }: Change = changes[at] ?? {
      kind: problem || 'no change',
      counterparty: null,
      amount: '',
      balance: '',
    }
    const tr = create('tr')
    if (at === 0) tr.append(spanning(create('td', writeTime(row.now)), count))
    const other = create('td')
    other.className = 'hash'
    other.append(create('bdi', counterparty ?? ''))
    const [change, after] = [create('td', amount), create('td', balance)]
    change.className = 'amount'
    after.className = 'amount'
    tr.append(create('td', kind), other, change, after)
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

function create<Name extends keyof HTMLElementTagNameMap>(name: Name, text = ''): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  element.textContent = text
  return element
}
