import { accountStatusBadge, interfaceWords, walletKind } from '../../../text/naming/accountWords.ts'
import { contractLabel } from '../../../text/naming/contractKind.ts'
import { accountLabel } from '../../../text/naming/accountLabel.ts'
import { findName } from '../../../text/naming/names.ts'
import { knownContract } from '../../../text/naming/namingSources.ts'
import { hashText } from '../../../text/format/hash.ts'
import { unknownText } from '../../../text/format/intl.ts'
import { parseAmount } from '../../../service/rows/amount.ts'
import { checkRow, checkRows } from '../../../service/rows/checkRows.ts'
import { accountStateFullShape, jettonWalletShape, walletStateShape } from '../../../service/rows/shapes/tables.ts'
import type { AccountStateFull } from '../../../service/rows/account.ts'
import type { AccountSubject, ShareOptions } from '../subject.ts'
import { type ShareContext, checkFact, malformedSummary, presentFacts } from './context.ts'
import type { HeldAmount, Summary } from './summary.ts'

/** Most jettons in a receipt. */
const maxHoldings = 12

/** Describes an account at a moment: its name, balance, kind and jettons. */
export function describeAccount(subject: AccountSubject, options: ShareOptions, context: ShareContext): Summary {
  const { words, sources, network, time } = context
  const account = checkRow(accountStateFullShape, subject.account)
  if (account === undefined) return malformedSummary('account', context)
  const label = accountLabel(account.address, findName(account.address, sources), { testOnly: network.testOnly })
  const { holdings, hidden } = readHoldings(subject, context)
  const last = account.last_transaction_hash
  return {
    kind: 'account',
    label: words.share.kinds.account,
    network,
    status: badge(account.status, context),
    headline: context.account(account.address),
    reason: undefined,
    notices: [],
    moves: [],
    changes: [],
    hiddenChanges: 0,
    holdings,
    hasMoreHoldings: hidden || subject.hasMoreJettons === true,
    facts: presentFacts([
      { id: 'account', term: words.share.address, value: label.address, code: true },
      {
        id: 'balance',
        term: words.account.balance,
        value: parseAmount(account.balance) === undefined ? unknownText : context.coins(account.balance ?? '').exact,
      },
      { id: 'type', term: words.account.type, value: kindText(account, subject, context) },
      { id: 'asOf', term: words.share.asOf, value: time(subject.asOf) },
      {
        id: 'lastTransaction',
        term: words.account.lastTransaction,
        value: last == null ? undefined : hashText(last),
        code: true,
      },
      checkFact(options, context),
    ]),
    link: context.link,
  }
}

function badge(status: unknown, { words }: ShareContext): Summary['status'] {
  const { status: known, label } = accountStatusBadge(status, words.account)
  return { status: known, word: label }
}

function kindText(
  account: AccountStateFull,
  { wallet }: AccountSubject,
  { words, sources }: ShareContext,
): string | undefined {
  const contract = { ...knownContract(account.address, sources.names), codeHash: account.code_hash }
  const named =
    walletKind(checkRow(walletStateShape, wallet), words.contract) ??
    (contractLabel(contract, sources, words.contract) || undefined)
  return named ?? (interfaceWords(account.interfaces, words.contract).slice(0, 3).join(' · ') || undefined)
}

/** Jettons with a balance and a known unit; those that the service marks as a scam are left out. */
function readHoldings({ jettons }: AccountSubject, context: ShareContext): { holdings: HeldAmount[]; hidden: boolean } {
  const held = checkRows(jettonWalletShape, jettons).rows.filter(
    ({ balance, jetton }) => (parseAmount(balance) ?? 0n) > 0n && !findName(jetton, context.sources).scam,
  )
  const named = held.map(({ balance, jetton }) => context.jettons(balance, jetton))
  const holdings = named.slice(0, maxHoldings).map(({ short, exact, note = '' }) => ({ amount: short, exact, note }))
  return { holdings, hidden: held.length > holdings.length }
}
