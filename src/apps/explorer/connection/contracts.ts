import { useEffect, useState } from 'react'
import type { AbiRegistry } from 'tonlens/abi'

/**
 * Reader of bodies, data and get-methods: the standards, and the names of the catalogue as soon as its file is here.
 * Both are loaded after the page is shown; until then, components read what they know by themselves. Put an ABI of your
 * own contracts before them.
 */
export function useContracts(): AbiRegistry | undefined {
  const [contracts, setContracts] = useState<AbiRegistry>()
  useEffect(() => {
    // Without the files, the components' own names stay.
    void loadContracts(setContracts).catch(() => {})
  }, [])
  return contracts
}

async function loadContracts(set: (contracts: AbiRegistry) => void): Promise<void> {
  const { AbiRegistry, loadCatalogue, standards } = await import('tonlens/abi')
  set(new AbiRegistry([standards]))
  set(new AbiRegistry([standards, await loadCatalogue()]))
}
