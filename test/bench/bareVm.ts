// The emulator in a worker with nothing around it: texts go in, texts come out.
import type { EmulatorFactory } from '../../src/sources/vm/engine/startEmulator.ts'
import type { EmulatorModule } from '../../src/sources/vm/engine/emulator.ts'

declare function importScripts(url: string): void
declare const EmulatorModule: EmulatorFactory

/** Calls of functions of the emulator, one after the other. */
export type BareRequest =
  | { readonly type: 'start'; readonly config: string }
  | { readonly type: 'runGetMethod'; readonly parameters: string; readonly stack: string }
  | { readonly type: 'emulate'; readonly inputs: readonly BareInput[] }

/** Texts of one transaction. */
export interface BareInput {
  readonly account: string
  readonly message: string
  readonly parameters: string
}

let module: EmulatorModule
let config: number
let emulator: number

function write(text: string): number {
  const size = module.lengthBytesUTF8(text) + 1
  const pointer = module._malloc(size)
  module.stringToUTF8(text, pointer, size)
  return pointer
}

function call(texts: readonly string[], run: (...pointers: number[]) => number): string {
  const pointers = texts.map(write)
  const answer = run(...pointers)
  const text = module.UTF8ToString(answer)
  for (const pointer of [...pointers, answer]) module._free(pointer)
  return text
}

async function answer(request: BareRequest): Promise<unknown> {
  switch (request.type) {
    case 'start': {
      const wasm = await WebAssembly.compileStreaming(fetch('/vm/emulator.wasm'))
      importScripts('/vm/emulator.js')
      module = await EmulatorModule({
        instantiateWasm(imports, receive) {
          void WebAssembly.instantiate(wasm, imports).then((instance) => receive(instance, wasm))
          return {}
        },
      })
      config = write(request.config)
      return undefined
    }
    case 'runGetMethod':
      return call([request.parameters, request.stack], (parameters = 0, stack = 0) =>
        module._run_get_method(parameters, stack, config),
      )
    case 'emulate':
      emulator ||= module._create_emulator(config, 1)
      return request.inputs.map(({ account, message, parameters }) =>
        call([account, message, parameters], (...pointers) =>
          module._emulate_with_emulator(emulator, 0, pointers[0] ?? 0, pointers[1] ?? 0, pointers[2] ?? 0),
        ),
      )
  }
}

addEventListener('message', ({ data }: MessageEvent<BareRequest>) => {
  void answer(data).then((result) => postMessage(result))
})
