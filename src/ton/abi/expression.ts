import { AbiFault } from './errors.ts'
import type { AbiRun } from './run.ts'

/** Greatest number that an expression may reach: sizes and flags are small. */
const maxNumber = 1n << 256n

/**
 * Computes a sum of products of numbers and of fields that were read before: `8*length+1`. `flags.3` is a bit of a
 * field.
 * @throws {AbiFault} A field is missing or is no number.
 */
export function evaluate(run: AbiRun, expression: string): bigint {
  run.spend(1 + (expression.length >> 3))
  return sum(
    expression.split('+').map((product) =>
      product
        .split('*')
        .map((factor) => readFactor(run, factor))
        .reduce(multiply),
    ),
  )
}

/** @throws {AbiFault} A comparison of two expressions, such as `depth >= 1`, does not hold. */
export function expectComparison(run: AbiRun, comparison: string): void {
  const [, left = '', operator = '', right = ''] = /^(\S{1,200}) ([<>=!]+) (\S{1,200})$/.exec(comparison) ?? []
  const difference = evaluate(run, left) - evaluate(run, right)
  const sign = difference < 0n ? '<' : difference > 0n ? '>' : '='
  // `<=` and `>=` name the signs for which they hold; `!=` names the one for which it does not.
  if (operator === '!=' ? sign === '=' : !operator.includes(sign))
    throw new AbiFault('value', `not ${comparison.slice(0, 80)}`)
}

function readFactor(run: AbiRun, factor: string): bigint {
  if (/^\d{1,9}$/.test(factor)) return BigInt(factor)
  const [, name = '', bit] = /^(\w+)(?:\.(\d{1,3}))?$/.exec(factor) ?? []
  const value = run.field(name)
  const number = typeof value === 'boolean' ? BigInt(value) : value
  if (typeof number !== 'bigint') throw new AbiFault('type', `${factor.slice(0, 80)} is no number that was read before`)
  return bit === undefined ? number : (number >> BigInt(bit)) & 1n
}

function multiply(a: bigint, b: bigint): bigint {
  return expectSmall(a * b)
}

function sum(numbers: readonly bigint[]): bigint {
  return numbers.reduce((a, b) => expectSmall(a + b))
}

function expectSmall(number: bigint): bigint {
  if (number > maxNumber) throw new AbiFault('limit')
  return number
}
