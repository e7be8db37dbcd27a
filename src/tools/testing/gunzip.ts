import { provideHostApis } from './provideHostApis.ts'

/** Unpacks a text that was gzipped and written in base64. */
export async function gunzip(base64: string): Promise<string> {
  provideHostApis()
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  // Not Blob or Response: those of jsdom have no streams.
  const packed = new ReadableStream<BufferSource>({
    start(controller) {
      controller.enqueue(bytes)
      controller.close()
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
