/**
 * Reads the body of a response, part by part.
 * @param maxBytes Most bytes, after decompression.
 * @param createError Creates the error of a larger body; the rest of it is not downloaded.
 * @throws The error of `createError`, or that of the connection.
 */
export async function readParts(
  response: Response,
  maxBytes: number,
  createError: () => Error,
  onPart: (part: Uint8Array) => void,
): Promise<void> {
  const reader = response.body?.getReader()
  let size = 0
  const take = (part: Uint8Array) => {
    size += part.byteLength
    if (size > maxBytes) {
      void reader?.cancel().catch(() => {})
      throw createError()
    }
    onPart(part)
  }
  // React Native has no streams.
  if (reader === undefined) return take(new Uint8Array(await response.arrayBuffer()))
  for (let part = await reader.read(); !part.done; part = await reader.read()) take(part.value)
}
