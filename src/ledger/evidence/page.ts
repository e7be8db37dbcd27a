// The program inside an evidence file. It runs alone in a page that was opened from disk.
import { startsLife } from '../../meaning/verify/historyStep.ts'
import type { Transaction } from '../../service/rows/transaction.ts'
import { linkHistory } from '../../meaning/verify/history.ts'
import type { VerifyResult } from '../../meaning/verify/result.ts'
import { verifyInSlices } from '../../meaning/verify/slices.ts'
import { createLineDigest } from './digestLines.ts'
import {
  digestId,
  digestLine,
  walletParts,
  type EvidenceAbout,
  type EvidenceCoverage,
  type EvidenceWallet,
} from './document.ts'
import { showAccount, showWallet, type CheckedHistory } from './report.ts'

const rowsPerSlice = 200

document.addEventListener('DOMContentLoaded', () => void checkFile())

async function checkFile(): Promise<void> {
  const status = find('#status')
  try {
    // Before anything of the page changes.
    const isWhole = checkDigest()
    const about = JSON.parse(read(find('#about'))) as EvidenceAbout
    const own = readHistory(about.account, find('#rows'), find('#coverage'))
    const wallets = readWallets()
    const all = [own, ...wallets]
    const total = all.reduce((sum, { rows }) => sum + rows.length, 0)
    let done = 0
    const checked: CheckedHistory[] = []
    for (const history of all) {
      const results: VerifyResult[] = []
      for (let at = 0; at < history.rows.length; at += rowsPerSlice) {
        status.textContent = `Checking ${done + at} of ${total} transactions …`
        results.push(...(await verifyInSlices(history.rows.slice(at, at + rowsPerSlice))))
      }
      done += history.rows.length
      checked.push({ ...history, result: linkHistory(history.rows, results) })
    }
    const gaps = checked.flatMap(({ result }) => result.links).filter(({ status }) => status === 'earlier-life').length
    const faults = [
      ...listFaults(checked, total),
      ...(isWhole ? [] : ['The file differs from what was written. Extensions that change pages cause this, too.']),
    ]
    const failed = faults.length > 0
    status.dataset['state'] = failed ? 'bad' : 'good'
    status.textContent = failed ? `Not proven: ${faults.join(' ')}` : readSuccess(total, wallets.length, gaps)
    const report = find('#report')
    for (const [at, history] of checked.entries()) {
      const wallet = wallets[at - 1]
      report.append(...(wallet === undefined ? showAccount(about, history) : showWallet(wallet, history)))
    }
  } catch (error) {
    status.dataset['state'] = 'bad'
    status.textContent = `The file cannot be read: ${error instanceof Error ? error.message : String(error)}`
  }
}

function readSuccess(count: number, wallets: number, deletions: number): string {
  if (count === 0) return 'The file is as it was written. It holds no transactions.'
  const owners = wallets === 0 ? '' : ` of the account and its jetton wallets (${wallets})`
  const between =
    deletions === 0
      ? 'none is missing between them'
      : `none is missing between them within a life (after a deletion, no hash tells: ${deletions})`
  return `All ${count} transactions${owners} fit their hashes, ${between}, and the file is as it was written.`
}

/** Tells whether the page has the bytes that were written. Everything but the line of the digest counts. */
function checkDigest(): boolean {
  const digest = createLineDigest()
  const stated = digestLine(JSON.parse(read(find(`#${digestId}`))) as string)
  for (const line of document.documentElement.outerHTML.split('\n')) if (line !== stated) digest.add(line)
  // The first line is no part of the markup; without it a browser draws the page as an old one.
  return stated === digestLine(digest.read()) && document.compatMode === 'CSS1Compat'
}

type History = Omit<CheckedHistory, 'result'>

function readHistory(account: string, rows: Element, coverage: Element): History {
  return {
    account,
    coverage: JSON.parse(read(coverage)) as EvidenceCoverage,
    rows: read(rows)
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Transaction),
  }
}

function readWallets(): (History & EvidenceWallet)[] {
  const [abouts, rows, coverages] = [walletParts.about, walletParts.rows, walletParts.coverage].map((name) =>
    Array.from(document.getElementsByClassName(name)),
  )
  return (abouts ?? []).map((element, at) => {
    const about = JSON.parse(read(element)) as EvidenceWallet
    const [own, coverage] = [rows?.[at], coverages?.[at]]
    if (own === undefined || coverage === undefined)
      throw new Error(`a part of the jetton wallet ${about.wallet} is missing`)
    return { ...about, ...readHistory(about.wallet, own, coverage) }
  })
}

function listFaults(histories: readonly CheckedHistory[], total: number): string[] {
  const faults: string[] = []
  const results = histories.flatMap(({ result }) => result.rows)
  const bad = results.filter(({ status }) => status === 'mismatch').length
  const open = results.filter(({ status }) => status === 'unverifiable').length
  const broken = histories
    .flatMap(({ result }) => result.links)
    .filter(({ status }) => status !== 'follows' && status !== 'earlier-life').length
  if (bad > 0) faults.push(`${bad} of ${total} transactions do not fit their hashes.`)
  if (open > 0) faults.push(`${open} of ${total} transactions cannot be checked.`)
  if (broken > 0) faults.push(`${broken} links between transactions are broken.`)
  if (histories.some(({ rows, account }) => rows.some((row) => row.account !== account)))
    faults.push('A transaction belongs to another account.')
  if (!histories.every(isCovered)) faults.push('The rows are not those that the file says it covers.')
  return faults
}

function isCovered({ rows, coverage: { transactions, newest, oldest, reachesFirst } }: CheckedHistory): boolean {
  const first = rows.at(-1)
  return (
    rows.length === transactions &&
    rows[0]?.hash === newest?.hash &&
    first?.hash === oldest?.hash &&
    (!reachesFirst || (first !== undefined && startsLife(first)))
  )
}

function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector)
  if (element === null) throw new Error(`the part ${selector} is missing`)
  return element
}

function read(element: Element): string {
  return element.textContent ?? ''
}
