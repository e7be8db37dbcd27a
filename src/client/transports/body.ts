import { ResponseShapeError } from '../errors.ts'

/**
 * JSON of an answer. The service copies texts from the chain, and with them sometimes raw control
 * characters, which JSON forbids inside strings: those are read as what they are.
 * @throws {ResponseShapeError} The text is no JSON, such as a proxy's HTML page.
 */
export function parseBody(path: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    try {
      return JSON.parse(escapeControls(text))
    } catch (cause) {
      const page = text.trimStart().startsWith('<')
      const message = page ? 'expected JSON, got a page of HTML' : `expected JSON, ${reason(cause)}`
      throw new ResponseShapeError(path, [{ path: [], message }], { cause })
    }
  }
}

function reason(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause)
}

/** Outside of strings control characters are white space and stay. */
function escapeControls(text: string): string {
  let inside = false
  let done = 0
  let escaped = ''
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (code === 0x22) inside = !inside
    else if (code === 0x5c) index++
    else if (inside && code < 0x20) {
      escaped += `${text.slice(done, index)}\\u${code.toString(16).padStart(4, '0')}`
      done = index + 1
    }
  }
  return escaped + text.slice(done)
}
