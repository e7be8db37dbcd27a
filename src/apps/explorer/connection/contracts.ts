import { useEffect, useRef, useState } from 'react'
import type { AbiRegistry } from 'tonlens/abi'

/**
 * Reader of bodies, data and get-methods: the standards, and the names of the catalogue as soon as its file is here.
 * Both are loaded after the page is shown; until then, components read what they know by themselves. Put an ABI of your
 * own contracts before them.
 * @param place Page that is shown: files that could not be loaded are loaded with the next one.
 */
export function useContracts(place: string): AbiRegistry | undefined {
  const [contracts, setContracts] = useState<AbiRegistry>()
  const isLoading = useRef(false)
  useEffect(() => {
    if (isLoading.current) return
    isLoading.current = true
    // Without the files, the components' own names stay.
    loadContracts(setContracts).catch(() => (isLoading.current = false))
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each page is another try
  }, [place])
  return contracts
}

async function loadContracts(set: (contracts: AbiRegistry) => void): Promise<void> {
  const { AbiRegistry, loadCatalogue, standards } = await import('tonlens/abi')
  set(new AbiRegistry([standards]))
  set(new AbiRegistry([standards, await loadCatalogue()]))
}
