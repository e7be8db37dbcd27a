import { plainText } from '../../service/rows/plainText.ts'

const maxLength = 120

/** Formats parameters as one short line. */
export function formatParams(params: unknown): string {
  const given = Object.entries((params ?? {}) as Record<string, unknown>)
  const pairs = given
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => {
      const list = (Array.isArray(value) ? value : [value]) as readonly unknown[]
      const first = list.slice(0, 2).map(formatValue).join(', ')
      return `${name}=${first}${list.length > 2 ? ` and ${list.length - 2} more` : ''}`
    })
  const text = plainText(pairs.join(' '))
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text
}

/** Formats a value; omits the middle of a long one. */
function formatValue(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value ?? null)
  return text.length > 20 ? `${text.slice(0, 8)}…${text.slice(-6)}` : text
}

/** Formats all parameters as JSON of limited length. */
export function formatJson(params: unknown): string {
  const text = JSON.stringify(params ?? {}, undefined, 2)
  return text.length > 4000 ? `${text.slice(0, 4000)}…` : text
}

/** Formats a duration: `340 ms`, `2.1 s`. */
export function formatMilliseconds(milliseconds: number): string {
  return milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`
}
