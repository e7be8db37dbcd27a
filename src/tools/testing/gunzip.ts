import { createPace } from './pace.ts'
import { provideHostApis } from './provideHostApis.ts'

/** Characters of base64 that are unpacked at a time: whole bytes, and a fraction of a frame on a phone. */
const pieceLength = 2 ** 16

/** Unpacks a text that was gzipped and written in base64. */
export async function gunzip(base64: string): Promise<string> {
  provideHostApis()
  const pace = createPace()
  let start = 0
  // Not Blob or Response: those of jsdom have no streams.
  const packed = new ReadableStream<BufferSource>({
    async pull(controller) {
      await pace()
      if (start >= base64.length) return controller.close()
      const binary = atob(base64.slice(start, (start += pieceLength)))
      // A loop: `Uint8Array.from` with a function takes ten times as long.
      const bytes = new Uint8Array(binary.length)
      for (let at = 0; at < bytes.length; at++) bytes[at] = binary.charCodeAt(at)
      controller.enqueue(bytes)
    },
  })
  const decoder = new TextDecoder()
  let text = ''
  const reader = packed.pipeThrough(new DecompressionStream('gzip')).getReader()
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return text + decoder.decode()
    text += decoder.decode(value, { stream: true })
  }
}
