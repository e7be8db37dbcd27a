import type { ReactNode } from 'react'
import { formatCount } from '../../../text/format/count.ts'
import { unknownText } from '../../../text/format/intl.ts'
import type { Texts } from '../../../text/en/index.ts'
import type { PhaseTerm } from '../../../text/en/transactions/transactionDetails.ts'
import { plainText } from '../../../service/rows/plainText.ts'
import type { FailureReason } from '../../../ton/facts/failureReasons.ts'
import type { MsgSize, TransactionDescription } from '../../../service/rows/transaction.ts'
import { actionCodeReason, exitCodeReason, skipReason } from '../../../meaning/outcome/exitCodes.ts'
import { Address } from '../../values/address/Address.tsx'
import type { Fact } from '../../states/card/Facts.tsx'
import { Hash } from '../../values/hash/Hash.tsx'
import { CoinAmount } from '../../values/coin-amount/CoinAmount.tsx'
import { CurrencyAmounts } from '../../values/coin-amount/CurrencyAmounts.tsx'

/** One phase that was executed or skipped, with its facts. */
export interface Phase {
  readonly kind: keyof Texts['transactionDetails']['phaseNames']
  readonly state: 'done' | 'failed' | 'skipped'
  readonly facts: readonly Fact[]
}

/** Matches a hash of zero bytes. */
const noHash = /^A{43}=$/

type Words = Texts['transactionDetails'] & Pick<Texts['status'], 'reasons'>

/**
 * Lists the phases of a transaction in the order of execution, without those that the row does not
 * have.
 * @param opcode Opcode of the inbound message, because contracts give exit codes different meanings.
 * @param explain Meaning of an exit code in the contract's own words. @default none
 */
export function listPhases(
  description: TransactionDescription,
  opcode: string | number | null | undefined,
  words: Words,
  locale: string,
  explain: (code: number) => string | undefined = () => undefined,
): readonly Phase[] {
  const write = writer(words, locale)
  const storage = storagePhase(description, write)
  const credit = creditPhase(description, write)
  const first = description.credit_first === true ? [credit, storage] : [storage, credit]
  const all = [
    ...first,
    computePhase(description, opcode, write, explain),
    actionPhase(description, write),
    bouncePhase(description, write),
    splitPhase(description, write),
  ]
  return all.filter((phase) => phase !== undefined)
}

function writer(words: Words, locale: string) {
  const fact = (id: PhaseTerm, value: ReactNode): Fact => ({ id, term: words.terms[id], value })
  return {
    words,
    locale,
    fact,
    coins: (id: PhaseTerm, amount: unknown): Fact =>
      fact(id, typeof amount === 'string' ? <CoinAmount amount={amount} /> : undefined),
    count: (id: PhaseTerm, value: unknown): Fact =>
      fact(id, value == null ? undefined : <bdi>{formatCount(value, locale)}</bdi>),
    /** Shown only if true. */
    mark: (id: PhaseTerm, value: unknown): Fact => fact(id, value === true ? words.yes : undefined),
    /** The catalogue's text for a word of the service; a new word is shown as it is. */
    word: (id: PhaseTerm, value: unknown, known: Readonly<Record<string, string>>): Fact => {
      const text = plainText(value, { maximum: 40 })
      return fact(id, text === '' ? undefined : <bdi>{Object.hasOwn(known, text) ? known[text] : text}</bdi>)
    },
    code: (id: PhaseTerm, code: number | null | undefined, reason: FailureReason | undefined): Fact =>
      fact(
        id,
        code == null ? undefined : (
          <bdi>
            {reason === undefined
              ? typeof code === 'number'
                ? String(code)
                : unknownText
              : `${code}: ${words.reasons[reason]}`}
          </bdi>
        ),
      ),
    /** Left out if it is unknown, which the service writes as zero bytes. */
    hash: (id: PhaseTerm, hash: string | null | undefined): Fact =>
      fact(id, hash == null || hash === '' || noHash.test(hash) ? undefined : <Hash value={hash} copy />),
    size: (id: PhaseTerm, size: MsgSize | null | undefined): Fact =>
      fact(
        id,
        size == null ? undefined : (
          <bdi>{words.size(formatCount(size.cells, locale), formatCount(size.bits, locale))}</bdi>
        ),
      ),
  }
}

type Writer = ReturnType<typeof writer>

function storagePhase({ storage_ph: phase }: TransactionDescription, write: Writer): Phase | undefined {
  if (phase == null) return undefined
  return {
    kind: 'storage',
    state: 'done',
    facts: [
      write.coins('collected', phase.storage_fees_collected),
      write.coins('due', phase.storage_fees_due),
      write.word('statusChange', phase.status_change, write.words.statusChanges),
    ],
  }
}

function creditPhase({ credit_ph: phase }: TransactionDescription, write: Writer): Phase | undefined {
  if (phase == null) return undefined
  return {
    kind: 'credit',
    state: 'done',
    facts: [
      write.coins('credit', phase.credit),
      ...creditedCurrencies(phase.credit_extra_currencies, write),
      write.coins('dueCollected', phase.due_fees_collected),
    ],
  }
}

function creditedCurrencies(given: unknown, { words }: Writer): readonly Fact[] {
  const currencies = Object.entries(given ?? {})
  if (currencies.length === 0) return []
  const value = <CurrencyAmounts currencies={currencies} label={words.currency} />
  return [{ id: 'currencies', term: words.terms.credit, value }]
}

function computePhase(
  { compute_ph: phase }: TransactionDescription,
  opcode: string | number | null | undefined,
  write: Writer,
  explain: (code: number) => string | undefined,
): Phase | undefined {
  if (phase == null) return undefined
  const { exit_code: code, gas_used, gas_limit } = phase
  if (phase.skipped === true) {
    const word = plainText(phase.reason, { maximum: 40 })
    const reason = skipReason(word)
    const text = reason === undefined ? word : write.words.reasons[reason]
    return {
      kind: 'compute',
      state: 'skipped',
      facts: [write.fact('reason', text === '' ? undefined : <bdi>{text}</bdi>)],
    }
  }
  const known = code == null || code === 0 || code === 1 ? undefined : exitCodeReason(code, opcode)
  const own = typeof code === 'number' && code > 1 ? explain(code) : undefined
  const used = formatCount(gas_used, write.locale)
  // An external message starts with a gas limit of zero and runs on credit.
  const limited = gas_limit != null && gas_limit !== '0'
  return {
    kind: 'compute',
    state: phase.success === false || (code != null && code > 1) ? 'failed' : 'done',
    facts: [
      own === undefined ? write.code('exitCode', code, known) : write.fact('exitCode', <bdi>{`${code}: ${own}`}</bdi>),
      write.code('exitArg', phase.exit_arg === 0 ? undefined : phase.exit_arg, undefined),
      write.coins('gasFees', phase.gas_fees),
      write.fact(
        'gasUsed',
        gas_used == null ? undefined : (
          <bdi>{limited ? write.words.gas(used, formatCount(gas_limit, write.locale)) : used}</bdi>
        ),
      ),
      write.count('gasCredit', phase.gas_credit),
      write.count('vmSteps', phase.vm_steps),
      write.count('mode', phase.mode),
      write.hash('vmInit', phase.vm_init_state_hash),
      write.hash('vmFinal', phase.vm_final_state_hash),
      write.mark('stateUsed', phase.msg_state_used),
      write.mark('activated', phase.account_activated),
    ],
  }
}

function actionPhase({ action: phase }: TransactionDescription, write: Writer): Phase | undefined {
  if (phase == null) return undefined
  const { result_code: code } = phase
  const changed = phase.status_change === 'unchanged' ? undefined : phase.status_change
  return {
    kind: 'action',
    state: phase.success === false ? 'failed' : 'done',
    facts: [
      write.code('resultCode', code, code == null || code === 0 ? undefined : actionCodeReason(code)),
      write.code('resultArg', phase.result_arg === 0 ? undefined : phase.result_arg, undefined),
      write.count('actions', phase.tot_actions),
      write.count('special', phase.spec_actions === 0 ? undefined : phase.spec_actions),
      write.count('skippedActions', phase.skipped_actions === 0 ? undefined : phase.skipped_actions),
      write.count('created', phase.msgs_created),
      write.coins('actionFees', phase.total_action_fees),
      write.coins('forwardFees', phase.total_fwd_fees),
      write.size('size', phase.tot_msg_size),
      write.word('statusChange', changed, write.words.statusChanges),
      write.fact(
        'valid',
        typeof phase.valid === 'boolean' ? (phase.valid ? write.words.yes : write.words.no) : undefined,
      ),
      write.hash('actionList', phase.action_list_hash),
      write.mark('noFunds', phase.no_funds),
    ],
  }
}

function bouncePhase({ bounce: phase }: TransactionDescription, write: Writer): Phase | undefined {
  if (phase == null) return undefined
  return {
    kind: 'bounce',
    state: phase.type === 'ok' ? 'done' : 'failed',
    facts: [
      write.word('bounceType', phase.type, write.words.bounceTypes),
      write.coins('messageFees', phase.msg_fees),
      write.coins('forwardFees', phase.fwd_fees),
      write.coins('requiredFees', phase.req_fwd_fees),
      write.size('size', phase.msg_size),
    ],
  }
}

function splitPhase({ split_info: info }: TransactionDescription, write: Writer): Phase | undefined {
  if (info == null) return undefined
  const sibling = info.sibling_addr
  return {
    kind: 'split',
    state: 'done',
    facts: [
      write.count('prefix', info.cur_shard_pfx_len),
      write.count('splitDepth', info.acc_split_depth),
      write.fact('thisAccount', info.this_addr == null ? undefined : <Address value={info.this_addr} />),
      write.fact('sibling', sibling == null ? undefined : <Address value={sibling} />),
    ],
  }
}
