import type { ShownNames } from '../../../sources/client/names.ts'
import type { PartialMessages, Messages, Texts } from '../../../text/en/index.ts'
import { formatCount } from '../../../text/format/count.ts'
import { formatNumber } from '../../../text/format/intl.ts'
import { findName } from '../../../text/naming/names.ts'
import type { NamingSources } from '../../../text/naming/namingSources.ts'
import { formatTime } from '../../../text/format/time.ts'
import { jettonUnit } from '../../../meaning/tokens/jettonUnit.ts'
import { accountLabel } from '../../../text/naming/accountLabel.ts'
import { labelAmount } from '../../items/amounts.ts'
import { addressMessages } from '../../../text/en/addresses.ts'
import { commonMessages, withSharedWords } from '../../../text/en/common.ts'
import { jettonAmountMessages } from '../../../text/en/assets/jettons.ts'
import { accountMessages, contractMessages } from '../../../text/en/contracts/accounts.ts'
import { shareMessages } from '../../../text/en/tools/share.ts'
import { actionMessages } from '../../../text/en/transactions/actions.ts'
import { graphMessages } from '../../../text/en/transactions/graph.ts'
import { statusMessages } from '../../../text/en/transactions/failures.ts'
import { traceMessages } from '../../../text/en/transactions/traces.ts'
import { transactionMessages } from '../../../text/en/transactions/transactions.ts'
import { verificationMessages } from '../../../text/en/transactions/verification.ts'
import { completeCoin } from '../../../ton/facts/nativeCoin.ts'
import { plainText, safeLink } from '../../../service/rows/plainText.ts'
import { ownField } from '../../../service/rows/readRow.ts'
import type { ShareOptions } from '../subject.ts'
import type { Summary, SummaryFact } from './summary.ts'

const english = {
  account: accountMessages,
  action: actionMessages,
  address: addressMessages,
  common: commonMessages,
  contract: contractMessages,
  graph: graphMessages,
  jettonAmount: jettonAmountMessages,
  share: shareMessages,
  status: statusMessages,
  trace: traceMessages,
  transaction: transactionMessages,
  verification: verificationMessages,
} satisfies Partial<Messages>

type Words = Pick<Texts, keyof typeof english>

/** Amount with its unit: shortened for a picture, and exact. */
export interface AmountText {
  readonly short: string
  readonly exact: string
  /** Address of the jetton, or a warning. */
  readonly note: string | undefined
  readonly scam: boolean
}

/** Words, names and units for the summary of one subject. */
export interface ShareContext {
  readonly words: Words
  readonly locale: string
  readonly timeZone: string
  readonly sources: NamingSources
  /** Name of an account, or its short address. */
  readonly account: (address: string | null | undefined) => string
  /** Symbol of the native coin. */
  readonly symbol: string
  /** Amount of the native coin. */
  readonly coins: (amount: string) => AmountText
  /** Amount of a jetton; of an unknown one in its smallest units. */
  readonly jettons: (amount: string, master: string | undefined, wallet?: string) => AmountText
  readonly number: (value: number) => string
  readonly time: (utime: unknown) => string
  readonly network: Summary['network']
  readonly link: string | undefined
}

/** Prepares words, names and units. */
export function shareContext(options: ShareOptions): ShareContext {
  const { network, locale = 'en', timeZone = 'UTC', messages, contracts, opcodes, decoders, accountNames } = options
  const testOnly = network?.testOnly === true
  const sources: NamingSources = {
    contracts,
    opcodes,
    decoders,
    accountNames,
    messages,
    names: readNames(options.names),
  }
  const account: ShareContext['account'] = (address) => {
    const label = accountLabel(address, findName(address, sources), { testOnly })
    return label.text === label.short ? label.text : isolate(label.text)
  }
  const words = mergeWords(messages)
  const coin = completeCoin(options.nativeCoin)
  const symbol = isolate(plainText(coin.symbol, { maximum: 16 }))
  return {
    words,
    locale,
    timeZone,
    sources,
    account,
    symbol,
    coins: (amount) => ({ ...amountText(amount, symbol, coin.decimals, locale), note: undefined, scam: false }),
    jettons: (amount, master, wallet) => {
      const { metadata, scam } = findName(master, sources)
      const unit = jettonUnit(metadata)
      const id = master ?? wallet
      // Nobody owns a symbol: the address tells which jetton it is.
      const address = id === undefined ? undefined : accountLabel(id, findName(undefined, sources), { testOnly }).short
      const note = scam ? [words.address.scam, address].filter(Boolean).join(' · ') : address
      if (unit === undefined) {
        const text = words.action.units(formatCount(amount, locale))
        return { short: text, exact: text, note, scam }
      }
      return { ...amountText(amount, isolate(unit.symbol), unit.decimals, locale), note, scam }
    },
    number: (value) => formatNumber(value, locale),
    time: (utime) => formatTime(utime, { locale, timeZone, fields: 'full' }),
    network: {
      name: plainText(network?.name, { maximum: 24 }) || (testOnly ? 'testnet' : 'mainnet'),
      testOnly,
      color: /^#[0-9a-f]{6}$/i.test(network?.color ?? '') ? network?.color : undefined,
    },
    link: safeLink(options.link)?.href,
  }
}

function amountText(amount: string, unit: string, decimals: number, locale: string): { short: string; exact: string } {
  const { number, text } = labelAmount(amount, unit, { decimals, locale, context: 'picture' })
  return { short: `${number} ${unit}`.trim(), exact: text.trim() }
}

function readNames(given: ShareOptions['names']): ShownNames {
  if (given !== undefined && 'addressBookRow' in given) return given
  return {
    addressBookRow: (address) => ownField(given?.address_book, address) as ReturnType<ShownNames['addressBookRow']>,
    metadata: (address) => ownField(given?.metadata, address) as ReturnType<ShownNames['metadata']>,
  }
}

function mergeWords(messages: PartialMessages | undefined): Words {
  const groups = Object.entries(english).map(([group, texts]) => [
    group,
    withSharedWords<object>(texts, messages?.words, messages?.[group as keyof typeof english]),
  ])
  return Object.fromEntries(groups) as Words
}

const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u

/** Keeps foreign text of the other direction from rearranging the words around it. */
export function isolate(text: string): string {
  return rightToLeft.test(text) ? `\u2068${text}\u2069` : text
}

/** A fact whose value may be unknown. */
export type PossibleFact = Omit<SummaryFact, 'value'> & { readonly value: string | undefined }

/** Leaves out the facts without a value. */
export function presentFacts(facts: readonly PossibleFact[]): SummaryFact[] {
  return facts.filter((fact): fact is SummaryFact => fact.value !== undefined && fact.value !== '')
}

/** Result of the hash check that the caller made. */
export function checkFact({ verification }: ShareOptions, { words }: ShareContext): PossibleFact {
  const isKnown = verification !== undefined && Object.hasOwn(words.verification.status, verification)
  return { id: 'check', term: words.share.check, value: isKnown ? words.verification.status[verification] : undefined }
}

/** Summary that says that the row of a subject is malformed. */
export function malformedSummary(kind: 'account' | 'transaction', { words, network, link }: ShareContext): Summary {
  return {
    kind,
    label: words.share.kinds[kind],
    network,
    status: { status: 'unknown', word: words.status.unknown },
    headline: words.common.malformed,
    reason: undefined,
    notices: [],
    moves: [],
    changes: [],
    hiddenChanges: 0,
    holdings: [],
    hasMoreHoldings: false,
    facts: [],
    link,
  }
}
