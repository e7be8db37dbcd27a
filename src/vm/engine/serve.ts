import { TonlensError } from '../../ton/errors.ts'
import { PROTOCOL, runJob, writeFailure, type FromWorker, type ToWorker, type VmManifest } from '../protocol.ts'
import type { Emulator } from './emulator.ts'
import type { AccountSource } from './state.ts'

/** Worker's end of the channel to the page. */
export interface PageLink {
  post(message: FromWorker): void
  listen(listener: (message: ToWorker) => void): void
}

/** Answers the page: loads the emulator once, then runs one job after the other. */
export function serveVm(channel: PageLink, load: (manifest: VmManifest, wasm?: ArrayBuffer | WebAssembly.Module) => Promise<Emulator>): void {
  let emulator: Emulator | undefined
  const waiting = new Map<string, (source: AccountSource) => void>()

  const readAccount = (account: string) =>
    new Promise<AccountSource>((resolve) => {
      waiting.set(account, resolve)
      channel.post({ type: 'needs', account })
    })

  async function answer(message: ToWorker): Promise<void> {
    if (message.type === 'account') {
      waiting.get(message.account)?.(message.source)
      waiting.delete(message.account)
      return
    }
    try {
      if (message.type === 'load') {
        emulator = await load(message.manifest, message.wasm)
        channel.post({ type: 'ready', protocol: PROTOCOL })
        return
      }
      if (emulator === undefined) throw new TonlensError('The emulator is not loaded.')
      channel.post({ type: 'done', result: await runJob(emulator, message.job, message.input as never, readAccount) })
    } catch (error) {
      channel.post({ type: 'failed', failure: writeFailure(error) })
    }
  }

  channel.listen((message) => void answer(message))
}
