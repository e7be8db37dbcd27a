import { useEffect, useState } from 'react'
import { AbiRegistry, loadCatalogue, standards } from 'tonlens/abi'

const onlyStandards = new AbiRegistry([standards])

/**
 * Reader of bodies, data and get-methods: the standards at once, and the names of the catalogue as soon as its file is
 * here. Put an ABI of your own contracts before them.
 */
export function useContracts(): AbiRegistry {
  const [contracts, setContracts] = useState(onlyStandards)
  useEffect(() => {
    // Without the file, the standards are still read.
    void loadCatalogue().then((catalogue) => setContracts(new AbiRegistry([standards, catalogue])), () => {})
  }, [])
  return contracts
}
