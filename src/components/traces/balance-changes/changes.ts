import type { BalanceChanges } from '../../../service/rows/balance-changes.ts'

/** Gain or loss of one account in one asset. */
export interface BalanceChange {
  readonly account: string
  /** Master of a jetton; null for the native coin. */
  readonly master: string | null
  /** Decimal string of the smallest unit, with its sign; undefined when it is no integer. */
  readonly amount: string | undefined
  /** Nanograms, decimal string; of the native coin's row alone. */
  readonly fee: string | undefined
  /** The service sent a number that a reader of JSON cannot hold: its last digits are lost. */
  readonly exact: boolean
}

/** One row for each account and asset, in the order of the answer, the native coin first. */
export function listBalanceChanges(answer: BalanceChanges): readonly BalanceChange[] {
  const coins = recordEntries(answer.changes)
  const fees = recordEntries(answer.fees)
  const jettons = recordEntries(answer.jettons)
  const accounts = [...new Set([coins, fees, jettons].flatMap((field) => [...field.keys()]))]
  return accounts.flatMap((account) => {
    const rows: BalanceChange[] = []
    if (coins.has(account) || fees.has(account)) {
      const [amount, fee] = [coins.get(account) ?? 0, fees.get(account)]
      const exact = isExact(amount) && isExact(fee)
      rows.push({ account, master: null, amount: integerText(amount), fee: integerText(fee), exact })
    }
    for (const [master, amount] of recordEntries(jettons.get(account))) {
      rows.push({ account, master, amount: integerText(amount), fee: undefined, exact: isExact(amount) })
    }
    return rows
  })
}

function recordEntries(record: unknown): ReadonlyMap<string, unknown> {
  return new Map(typeof record === 'object' && record !== null ? Object.entries(record) : [])
}

/** False for a number beyond those that JSON can hold to the last digit. */
function isExact(value: unknown): boolean {
  return typeof value !== 'number' || Number.isSafeInteger(value)
}

function integerText(value: unknown): string | undefined {
  if (typeof value === 'number') return Number.isInteger(value) ? BigInt(value).toString() : undefined
  return typeof value === 'string' && /^-?\d{1,100}$/.test(value) ? value : undefined
}
