import { TonlensError } from 'tonlens'
import { loadFile } from '../load/loadFile.ts'

const limits = {
  maxBytes: 256 * 1024,
  timeout: 10_000,
  redirects: 'none',
  init: { credentials: 'omit', referrerPolicy: 'no-referrer' },
} as const

/**
 * Asks for one price.
 * @param pointer JSON Pointer (RFC 6901) to the price.
 * @returns Decimal string; null if the source does not know the price.
 * @throws {TonlensError} The source failed, or its answer has something else than a price there.
 */
export async function readPrice(url: string, pointer: string): Promise<string | null> {
  const { ok, status, bytes } = await loadFile(url, limits).catch((cause: unknown) => {
    throw new TonlensError('The source of prices gave no usable answer.', { cause })
  })
  if (status === 404) return null
  if (!ok) throw new TonlensError(`The source of prices answered with status ${status}.`)
  let answer: unknown
  try {
    answer = JSON.parse(new TextDecoder().decode(bytes))
  } catch (cause) {
    throw new TonlensError('The source of prices did not answer with JSON.', { cause })
  }
  return writePrice(findValue(answer, pointer))
}

/** @throws {TonlensError} The value is not a price. */
function writePrice(value: unknown): string | null {
  if (value === null || value === undefined) return null
  const text = typeof value === 'number' ? writeNumber(value) : value
  if (typeof text !== 'string' || !/^\d{1,40}(?:\.\d{1,40})?$/.test(text))
    throw new TonlensError('The source of prices answered with something that is no price.')
  return text
}

/** Writes a number without an exponent: `1e-7` becomes `0.0000001`. */
function writeNumber(value: number): string {
  const [digits = '', exponent] = String(value).split('e')
  if (exponent === undefined) return digits
  const [whole = '', part = ''] = digits.split('.')
  const shift = Number(exponent)
  if (shift >= 0) return whole + part.padEnd(shift, '0')
  return `0.${'0'.repeat(Math.max(0, -shift - whole.length))}${whole}${part}`
}

function findValue(answer: unknown, pointer: string): unknown {
  const names = pointer
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'))
  return names.reduce<unknown>(
    (value, name) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, name)
        ? (value as Readonly<Record<string, unknown>>)[name]
        : undefined,
    answer,
  )
}
