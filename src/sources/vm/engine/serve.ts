import { TonlensError } from '../../../ton/cells/errors.ts'
import {
  type FromWorker,
  type Need,
  type Needs,
  workerProtocol,
  runJob,
  type ToWorker,
  type VmManifest,
  writeFailure,
} from '../protocol.ts'
import type { Emulator } from './emulator.ts'
import { createLibraries } from './libraries.ts'

/** Worker's end of the channel to the page. */
export interface PageLink {
  post(message: FromWorker): void
  listen(listener: (message: ToWorker) => void): void
}

/** Answers the page: loads the emulator once, then runs one job after the other. */
export function serveVm(
  channel: PageLink,
  load: (manifest: VmManifest, wasm?: ArrayBuffer | WebAssembly.Module) => Promise<Emulator>,
): void {
  let emulator: Emulator | undefined
  const waiting = new Map<string, (value: never) => void>()

  const read = <Kind extends Need>(need: Kind, key: string) =>
    new Promise<Needs[Kind]>((resolve) => {
      waiting.set(need + key, resolve)
      channel.post({ type: 'needs', need, key })
    })
  const sources = {
    account: (address: string) => read('account', address),
    libraries: createLibraries((hash) => read('library', hash)),
  }

  async function answer(message: ToWorker): Promise<void> {
    if (message.type === 'supply') {
      const name = message.need + message.key
      waiting.get(name)?.(message.value as never)
      waiting.delete(name)
      return
    }
    try {
      if (message.type === 'load') {
        emulator = await load(message.manifest, message.wasm)
        channel.post({ type: 'ready', protocol: workerProtocol })
        return
      }
      if (emulator === undefined) throw new TonlensError('The emulator is not loaded.')
      channel.post({ type: 'done', result: await runJob(emulator, message.job, message.input as never, sources) })
    } catch (error) {
      channel.post({ type: 'failed', failure: writeFailure(error) })
    }
  }

  channel.listen((message) => void answer(message))
}
