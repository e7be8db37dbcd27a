import { ResponseSizeError } from '../errors.ts'

/**
 * Reads the text of a response.
 * @param maxSize Most bytes, after decompression.
 * @throws {ResponseSizeError} The body is larger; the rest of it is not downloaded.
 */
export async function readText(path: string, response: Response, maxSize: number): Promise<string> {
  const reader = response.body?.getReader()
  if (reader === undefined) return response.text()
  const decoder = new TextDecoder()
  let size = 0
  let text = ''
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return text + decoder.decode()
    size += value.byteLength
    if (size > maxSize) {
      void reader.cancel().catch(() => {})
      throw new ResponseSizeError(path, maxSize)
    }
    text += decoder.decode(value, { stream: true })
  }
}
