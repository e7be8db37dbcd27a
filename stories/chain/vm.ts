import { useEffect, useState } from 'react'
import { createClient, type Transport } from 'tonlens'
import { openVm, withVm } from 'tonlens/vm'
import { openEmbeddedChain } from './embedded.ts'
import { withRecordedEmulations } from './emulation/recorded.ts'
import index from './index.json'
import type { LocalVm } from '../../src/apps/explorer/connection/connection.ts'

/**
 * The TVM of the stories; nothing is loaded before its first call. The configuration that comes with it is that of the
 * embedded chain.
 */
const embeddedVm = openVm({ url: 'vm/' })

/** Time of forecasts: when the next block would be made. */
const now = (): number => index.network.last_utime + 3

/** States of the embedded chain are as old as its last block, not as the reader's visit. */
function atTimeOfChain(transport: Transport): Transport {
  return {
    ...transport,
    async request(...asked) {
      const { body, origin } = await transport.request(...asked)
      return { body, origin: { ...origin, asOf: now() } }
    },
  }
}

let opened: Promise<LocalVm> | undefined

/** The TVM in this browser, with a client of the embedded chain whose get-methods, fees and forecasts it answers. */
function openLocalVm(): Promise<LocalVm> {
  opened ??= openEmbeddedChain().then(({ transport }) => ({
    vm: embeddedVm,
    config: embeddedVm.snapshotConfig,
    client: createClient({
      network: { name: 'embedded-vm', baseUrl: 'https://embedded.example/api/v3' },
      transport: withVm(embeddedVm, atTimeOfChain(withRecordedEmulations(transport)), {
        config: embeddedVm.snapshotConfig,
        now,
      }),
    }),
  }))
  return opened
}

/** The TVM of {@link openLocalVm}; undefined while the chain is being opened. */
export function useEmbeddedVm(): LocalVm | undefined {
  const [local, setLocal] = useState<LocalVm>()
  useEffect(() => void openLocalVm().then(setLocal, () => {}), [])
  return local
}
