import { VmError } from '../errors.ts'
import { createEmulator, type Emulator, type EmulatorModule } from './emulator.ts'

/** Function of the glue that creates the emulator. */
export type EmulatorFactory = (options: {
  readonly instantiateWasm: (
    imports: WebAssembly.Imports,
    receive: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
  ) => object
}) => Promise<EmulatorModule>

/**
 * Bytes of the emulator's stack. The 64 KB that it is built with lie directly above its variables: values that
 * a contract nests a few hundred deep would overwrite them. The stack of the JavaScript engine, which every call
 * uses as well, ends long before this one, and that is an error.
 */
const stackBytes = 1 << 24

/** Starts the emulator. @param stackSetter Name of the export that sets the pointer of its stack. */
export function startEmulator(
  create: EmulatorFactory,
  wasm: WebAssembly.Module,
  stackSetter: string,
): Promise<Emulator> {
  return new Promise((resolve, reject) => {
    let exports: WebAssembly.Exports = {}
    const finish = (module: EmulatorModule) => {
      const setStack = exports[stackSetter] as (top: number) => void
      // Stacks grow downwards, and their pointer is a multiple of 16.
      setStack((module._malloc(stackBytes) + stackBytes) & ~15)
      return createEmulator(module)
    }
    create({
      instantiateWasm(imports, receive) {
        // The glue waits for an instance only: without one, it would wait for ever.
        WebAssembly.instantiate(wasm, imports).then(
          (instance) => {
            exports = instance.exports
            receive(instance, wasm)
          },
          (cause: unknown) => reject(refuseWasm(cause)),
        )
        return {}
      },
    })
      .then(finish)
      .then(resolve, reject)
  })
}

/** Explains that a browser refuses to compile WebAssembly, which some do only when they instantiate it. */
export function refuseWasm(cause: unknown): VmError {
  return new VmError(
    'no-wasm',
    "WebAssembly cannot be compiled here. If there is a Content Security Policy, it must allow 'wasm-unsafe-eval' for the worker.",
    { cause },
  )
}
