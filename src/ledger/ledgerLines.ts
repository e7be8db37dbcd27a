import type { AccountState } from '../service/rows/account.ts'
import type { Message } from '../service/rows/message.ts'
import type { Transaction } from '../service/rows/transaction.ts'
import { LedgerError, type LedgerAsset, type LedgerFee, type LedgerLine, type LedgerLineKind } from './line.ts'

/** A change before the balances are known. */
interface Entry {
  readonly kind: LedgerLineKind
  readonly fee?: LedgerFee
  readonly counterparty: string | null
  readonly amount: bigint
}

type Currencies = Readonly<Record<string, string>> | null | undefined

const coin: LedgerAsset = { kind: 'coin' }

/**
 * Lists the changes of the account's coin and currencies in one transaction, in the order in which the chain makes
 * them. They add up to the difference of the balances before and after, which the row states; a difference that its
 * messages and fees do not explain is a line of its own. Tokens are not in the lines.
 * @throws {LedgerError} The row does not state a balance, or an amount is malformed.
 */
export function ledgerLines(transaction: Transaction): LedgerLine[] {
  const { account, hash, lt, now, trace_id } = transaction
  const write = (asset: LedgerAsset, before: bigint, after: bigint, entries: readonly Entry[]): LedgerLine[] => {
    const unexplained = after - entries.reduce((sum, { amount }) => sum + amount, before)
    const all: readonly Entry[] = [...entries, { kind: 'unexplained', counterparty: null, amount: unexplained }]
    let balance = before
    return all
      .filter(({ amount }) => amount !== 0n)
      .map(({ amount, ...entry }) => {
        balance += amount
        return {
          account,
          hash,
          lt,
          now,
          trace_id: trace_id ?? null,
          asset,
          ...entry,
          label: null,
          amount: String(amount),
          balance: String(balance),
        }
      })
  }
  const [before, after] = readStates(transaction)
  return [
    ...write(coin, coinsBefore(transaction), coinsAfter(transaction), coinEntries(transaction)),
    ...currencyIds(transaction).flatMap((id) =>
      write(
        { kind: 'currency', id },
        readCurrency(before?.extra_currencies, id, lt, 'account_state_before.extra_currencies'),
        readCurrency(after?.extra_currencies, id, lt, 'account_state_after.extra_currencies'),
        currencyEntries(transaction, id),
      ),
    ),
  ]
}

/** Balance of the native coin before a transaction. */
export function coinsBefore({ lt, orig_status, account_state_before }: Transaction): bigint {
  return readCoins(account_state_before, orig_status, lt, 'account_state_before')
}

/** Balance of the native coin after a transaction. */
export function coinsAfter({ lt, end_status, account_state_after }: Transaction): bigint {
  return readCoins(account_state_after, end_status, lt, 'account_state_after')
}

/**
 * Checks that a transaction starts with the balances that the one before it left.
 * @throws {LedgerError} A balance of the coin or of a currency differs.
 */
export function checkBalances(row: Transaction, newer: Transaction): void {
  const check = (left: bigint, found: bigint, field: string): void => {
    if (left !== found)
      throw new LedgerError(
        newer.lt,
        `account_state_before.${field}`,
        `is ${found}, but the transaction before it left ${left}`,
      )
  }
  check(coinsAfter(row), coinsBefore(newer), 'balance')
  const [before, after] = [newer.account_state_before?.extra_currencies, row.account_state_after?.extra_currencies]
  for (const id of new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])) {
    const field = `extra_currencies.${id}`
    check(
      readCurrency(after, id, row.lt, 'account_state_after.extra_currencies'),
      readCurrency(before, id, newer.lt, 'account_state_before.extra_currencies'),
      field,
    )
  }
}

function coinEntries(transaction: Transaction): Entry[] {
  const { lt, in_msg, out_msgs, description } = transaction
  const { storage, import: delivery, gas, action, bounce, total } = sortFees(transaction)
  const forward = out_msgs.reduce((sum, { fwd_fee }) => sum + readAmount(fwd_fee, lt, 'out_msgs.fwd_fee'), 0n)
  const fee = (sort: LedgerFee, amount: bigint | undefined): Entry => ({
    kind: 'fee',
    fee: sort,
    counterparty: null,
    amount: -(amount ?? 0n),
  })
  const isDeployed = transaction.orig_status !== 'active' && transaction.end_status === 'active'
  const value = in_msg === null ? [] : [received(in_msg, readMoved(in_msg, lt, 'in_msg'), isDeployed)]
  return [
    ...(description.credit_first === true ? value : []),
    fee('storage', storage),
    fee('import', delivery),
    ...(description.credit_first === true ? [] : value),
    fee('gas', gas),
    fee('total', total),
    fee('action', action),
    fee('forward', forward),
    ...out_msgs.map((message) => sent(message, readMoved(message, lt, 'out_msgs'))),
    fee('bounce', bounce),
  ]
}

/** Splits `total_fees` by phase. Phases that do not add up to it are one sum: some accounts pay less than they use. */
function sortFees({ lt, total_fees, description, in_msg }: Transaction): Partial<Record<LedgerFee, bigint>> {
  const { storage_ph, credit_ph, compute_ph, action, bounce } = description
  const read = (text: string | null | undefined, field: string) => readAmount(text, lt, `description.${field}`)
  const total = readAmount(total_fees, lt, 'total_fees')
  const fees = {
    storage:
      read(storage_ph?.storage_fees_collected, 'storage_ph.storage_fees_collected') +
      read(credit_ph?.due_fees_collected, 'credit_ph.due_fees_collected'),
    gas: read(compute_ph?.gas_fees, 'compute_ph.gas_fees'),
    action: read(action?.total_action_fees, 'action.total_action_fees'),
    bounce: read(bounce?.msg_fees, 'bounce.msg_fees'),
  }
  const rest = total - (fees.storage + fees.gas + fees.action + fees.bounce)
  const isFromOutside = in_msg !== null && in_msg.source === null
  return rest === 0n || (rest > 0n && isFromOutside) ? { ...fees, import: rest } : { total }
}

function currencyEntries({ lt, in_msg, out_msgs, total_fees_extra_currencies }: Transaction, id: string): Entry[] {
  const inbound =
    in_msg === null
      ? []
      : [received(in_msg, readCurrency(in_msg.value_extra_currencies, id, lt, 'in_msg.value_extra_currencies'))]
  const fees = readCurrency(total_fees_extra_currencies, id, lt, 'total_fees_extra_currencies')
  return [
    ...inbound,
    { kind: 'fee', fee: 'total', counterparty: null, amount: -fees },
    ...out_msgs.map((message) =>
      sent(message, readCurrency(message.value_extra_currencies, id, lt, 'out_msgs.value_extra_currencies')),
    ),
  ]
}

const received = ({ source, bounced, init_state }: Message, amount: bigint, isDeployed = false): Entry => ({
  kind: bounced === true ? 'bounce' : isDeployed && init_state != null ? 'deploy' : 'transfer',
  counterparty: source,
  amount,
})
const sent = ({ destination, bounced, init_state }: Message, amount: bigint): Entry => ({
  kind: bounced === true ? 'bounce' : init_state == null ? 'transfer' : 'deploy',
  counterparty: destination,
  amount: -amount,
})

/** Ids of all currencies that a transaction mentions, ascending. */
function currencyIds(transaction: Transaction): string[] {
  const { in_msg, out_msgs, total_fees_extra_currencies } = transaction
  const maps: readonly Currencies[] = [
    ...readStates(transaction).map((state) => state?.extra_currencies),
    ...[in_msg, ...out_msgs].map((message) => message?.value_extra_currencies),
    total_fees_extra_currencies,
  ]
  return [...new Set(maps.flatMap((map) => Object.keys(map ?? {})))].toSorted((a, b) => Number(a) - Number(b))
}

function readStates({
  account_state_before,
  account_state_after,
}: Transaction): readonly [AccountState | null, AccountState | null] {
  return [account_state_before ?? null, account_state_after ?? null]
}

function readCoins(state: AccountState | null | undefined, status: string, lt: string, field: string): bigint {
  // The service has no balance for the state of an account that does not exist.
  if (state?.balance == null && status === 'nonexist') return 0n
  if (state?.balance == null)
    throw new LedgerError(lt, `${field}.balance`, 'is absent: the service does not hold this state')
  return readAmount(state.balance, lt, `${field}.balance`)
}

function readCurrency(currencies: Currencies, id: string, lt: string, field: string): bigint {
  return currencies != null && Object.hasOwn(currencies, id) ? readAmount(currencies[id], lt, `${field}.${id}`) : 0n
}

/** Coins that a message moves: the fee for instant delivery goes to the recipient, since nobody delivers instantly. */
function readMoved({ value, ihr_fee }: Message, lt: string, field: string): bigint {
  return readAmount(value, lt, `${field}.value`) + readAmount(ihr_fee, lt, `${field}.ihr_fee`)
}

/** An absent amount is 0; a malformed one is an error. */
function readAmount(text: string | null | undefined, lt: string, field: string): bigint {
  if (text == null) return 0n
  if (!/^\d+$/.test(text)) throw new LedgerError(lt, field, `is no amount: ${JSON.stringify(text).slice(0, 60)}`)
  return BigInt(text)
}
