import { plainText } from '../model/text.ts'

const longest = 120

/** Parameters on one line, without what JSON needs and people do not. */
export function paramsText(params: unknown): string {
  const given = Object.entries((params ?? {}) as Record<string, unknown>)
  const pairs = given.filter(([, value]) => value !== undefined).map(([name, value]) => {
    const list = (Array.isArray(value) ? value : [value]) as readonly unknown[]
    const first = list.slice(0, 2).map(valueText).join(', ')
    return `${name}=${first}${list.length > 2 ? ` and ${list.length - 2} more` : ''}`
  })
  const text = plainText(pairs.join(' '))
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}

/** Ends of long ids tell them apart; the middle does not. */
function valueText(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value ?? null)
  return text.length > 20 ? `${text.slice(0, 8)}…${text.slice(-6)}` : text
}

/** All parameters, as JSON of bounded length. */
export function shownParams(params: unknown): string {
  const text = JSON.stringify(params ?? {}, undefined, 2)
  return text.length > 4000 ? `${text.slice(0, 4000)}…` : text
}

/** A time span: `340 ms`, `2.1 s`. */
export function span(milliseconds: number): string {
  return milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`
}
