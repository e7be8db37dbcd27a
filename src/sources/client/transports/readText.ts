import { readParts } from '../../net/readParts.ts'
import { ResponseSizeError } from '../errors.ts'

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
