import { provideHostApis } from './provideHostApis.ts'

/** Unpacks a text that was gzipped and written in base64. */
export async function gunzip(base64: string): Promise<string> {
  provideHostApis()
  const binary = atob(base64)
  // A loop: `Uint8Array.from` with a function takes ten times as long.
  const bytes = new Uint8Array(binary.length)
  for (let at = 0; at < bytes.length; at++) bytes[at] = binary.charCodeAt(at)
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
