import { ResponseShapeError, ResponseSizeError } from '../errors.ts'
import { readParts } from '../../net/readParts.ts'

/**
 * Parses the JSON of an answer. The service copies text from the chain, sometimes with raw control
 * characters, which JSON forbids in strings; they are accepted here.
 * @throws {ResponseShapeError} The text is not JSON, such as the HTML page of a proxy.
 */
export function parseAnswerBody(path: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    try {
      return JSON.parse(escapeControls(text))
    } catch (cause) {
      const page = text.trimStart().startsWith('<')
      const message = page ? 'expected JSON, got an HTML page' : `expected JSON, ${reason(cause)}`
      throw new ResponseShapeError(path, [{ path: [], message }], { cause })
    }
  }
}

function reason(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause)
}

/** Escapes control characters in strings; elsewhere they are white space. */
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

/**
 * Reads the text of a response.
 * @param maxSize Most bytes, after decompression.
 * @throws {ResponseSizeError} The body is larger; the rest of it is not downloaded.
 */
export async function readResponseText(path: string, response: Response, maxSize: number): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  await readParts(
    response,
    maxSize,
    () => new ResponseSizeError(path, maxSize),
    (part) => (text += decoder.decode(part, { stream: true })),
  )
  return text + decoder.decode()
}
