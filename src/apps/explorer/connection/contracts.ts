import { startTransition, useEffect, useRef, useState } from 'react'
import { type Client, useClient } from 'tonlens'
import type { AbiRegistry } from 'tonlens/abi'
import { findIdleTime } from '../load/findIdleTime.ts'

/**
 * Reader of bodies, data and get-methods: the standards and the names of the catalogue. Both are loaded after the page
 * is shown; until then, components read what they know by themselves. Put an ABI of your own contracts before them.
 * @param place Page that is shown: files that could not be loaded are loaded with the next one.
 */
export function useContracts(place: string): AbiRegistry | undefined {
  const client = useClient()
  const [contracts, setContracts] = useState<AbiRegistry>()
  const isLoading = useRef(false)
  useEffect(() => {
    if (isLoading.current) return
    isLoading.current = true
    // Without the files, the components' own names stay.
    loadContracts(client, setContracts).catch(() => (isLoading.current = false))
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each page is another try
  }, [client, place])
  return contracts
}

/** Most milliseconds for which the files wait for the first content. */
const maxWait = 3000

async function loadContracts({ observe }: Client, set: (contracts: AbiRegistry) => void): Promise<void> {
  await new Promise<void>((resolve) => {
    setTimeout(resolve, maxWait)
    const stop = observe(({ type }) => {
      if (type !== 'answer' && type !== 'failure') return
      stop()
      resolve()
    })
  })
  await findIdleTime()
  const { AbiRegistry, loadCatalogue, standards } = await import('tonlens/abi')
  // Everything that reads bodies renders again.
  const show = (contracts: AbiRegistry) => startTransition(() => set(contracts))
  try {
    show(new AbiRegistry([standards, await loadCatalogue()]))
  } catch (error) {
    show(new AbiRegistry([standards]))
    throw error
  }
}
