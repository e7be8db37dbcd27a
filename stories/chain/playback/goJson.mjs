// The texts with which Go's encoding/json refuses a text, for a service that answers as one written in Go.

/** Letters that follow a backslash in a string, besides `u`. */
const escapes = 'bfnrt\\/"'
/** @type {Readonly<Record<string, string>>} */
const literals = { t: 'true', f: 'false', n: 'null' }

/**
 * Says why Go refuses a text that is no JSON.
 * @param {string} text A text that `JSON.parse` refuses.
 * @returns {string}
 */
export function describeSyntaxError(text) {
  // Go reads bytes, and names the first one of a character.
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte))
  /** @type {('{' | '[')[]} */
  const open = []
  let at = 0

  const skip = () => {
    while (bytes[at] !== undefined && /[ \t\r\n]/.test(bytes[at] ?? '')) at++
    return bytes[at]
  }
  /** @param {RegExp} pattern @param {string} context */
  const expectByte = (pattern, context) => {
    const byte = bytes[at]
    if (byte === undefined) throw new RangeError('unexpected end of JSON input')
    if (!pattern.test(byte)) throw new RangeError(`invalid character ${quote(byte)} ${context}`)
    at++
    return byte
  }
  const readDigits = () => {
    while (/\d/.test(bytes[at] ?? '')) at++
  }
  const readString = () => {
    for (at++; ;) {
      const byte = expectByte(/[ -\xff]/, 'in string literal')
      if (byte === '"') return
      if (byte !== '\\') continue
      const escape = expectByte(/[bfnrtu\\/"]/, 'in string escape code')
      if (escapes.includes(escape)) continue
      for (let digit = 0; digit < 4; digit++) expectByte(/[\da-f]/i, 'in \\u hexadecimal character escape')
    }
  }
  const readNumber = () => {
    if (bytes[at] === '-') at++
    const first = expectByte(/\d/, 'in numeric literal')
    if (first !== '0') readDigits()
    if (bytes[at] === '.') {
      at++
      expectByte(/\d/, 'after decimal point in numeric literal')
      readDigits()
    }
    if (bytes[at] !== 'e' && bytes[at] !== 'E') return
    at++
    if (bytes[at] === '+' || bytes[at] === '-') at++
    expectByte(/\d/, 'in exponent of numeric literal')
    readDigits()
  }
  const readKey = () => {
    skip()
    const byte = bytes[at]
    if (byte !== '"') expectByte(/"/, 'looking for beginning of object key string')
    readString()
    skip()
    expectByte(/:/, 'after object key')
  }
  /** Reads a value that is no list and no object, or what opens one. @returns Whether a value follows. */
  const readValue = () => {
    const byte = skip() ?? ''
    if (byte === '"') readString()
    else if (/[-\d]/.test(byte)) readNumber()
    else if (literals[byte] !== undefined) {
      const word = literals[byte] ?? ''
      for (const letter of word) expectByte(new RegExp(letter), `in literal ${word} (expecting '${letter}')`)
    } else if (byte === '[' || byte === '{') {
      at++
      if (skip() === (byte === '[' ? ']' : '}')) at++
      else {
        open.push(byte)
        if (byte === '{') readKey()
        return true
      }
    } else expectByte(/[-\d"[{tfn]/, 'looking for beginning of value')
    return false
  }

  try {
    for (;;) {
      if (readValue()) continue
      while (open.length > 0) {
        skip()
        const isList = open.at(-1) === '['
        const byte = expectByte(
          isList ? /[,\]]/ : /[,}]/,
          isList ? 'after array element' : 'after object key:value pair',
        )
        if (byte !== ',') {
          open.pop()
          continue
        }
        if (!isList) readKey()
        break
      }
      if (open.length > 0) continue
      if (skip() === undefined) return 'unexpected end of JSON input'
      expectByte(/(?!)/, 'after top-level value')
    }
  } catch (error) {
    if (error instanceof RangeError) return error.message
    throw error
  }
}

/** Writes a byte as Go does. @param {string} byte */
function quote(byte) {
  if (byte === "'") return String.raw`'\''`
  if (byte === '"') return `'"'`
  const named = /** @type {Readonly<Record<string, string>>} */ ({
    '\x07': 'a',
    '\b': 'b',
    '\f': 'f',
    '\n': 'n',
    '\r': 'r',
    '\t': 't',
    '\v': 'v',
    '\\': '\\',
  })[byte]
  if (named !== undefined) return `'\\${named}'`
  const code = byte.charCodeAt(0)
  if (code < 0x20 || code === 0x7f) return `'\\x${code.toString(16).padStart(2, '0')}'`
  // These are not printable to Go.
  if ((code >= 0x80 && code <= 0xa0) || code === 0xad) return `'\\u${code.toString(16).padStart(4, '0')}'`
  return `'${byte}'`
}
