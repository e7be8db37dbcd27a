import { dnsItem, jettonMaster, jettonWallet, nftCollection, nftItem } from './standards/tokens.ts'
import { elector, multisig, multisigOrder, nominatorPool } from './standards/governance.ts'
import { vesting, walletV1, walletV2, walletV3, walletV4, walletV5 } from './standards/wallets.ts'
import type { AbiSource } from './registry.ts'

/** ABIs of the standards and of the wallets that everybody uses. */
export const standards: AbiSource = {
  name: 'TON standards',
  license: 'MIT',
  origin: 'Written for tonlens from TEP-62, 64, 66, 74, 81, 85 and 89 and from the contracts of wallets, multisig, vesting and staking',
  abis: [
    jettonWallet, jettonMaster, nftItem, nftCollection, dnsItem,
    walletV5, walletV4, walletV3, walletV2, walletV1, vesting,
    multisig, multisigOrder, elector, nominatorPool,
  ],
}

/** Loads names of further bodies and kinds of contracts, in a file of its own. */
export async function loadCatalogue(): Promise<AbiSource> {
  const [{ catalogueOpcodes }, { catalogueKinds }] = await Promise.all([import('./catalogue/opcodes.ts'), import('./catalogue/kinds.ts')])
  return {
    name: 'Index service',
    license: 'MIT',
    origin: 'toncenter/ton-indexer: schemes of bodies and detected interfaces',
    opcodes: catalogueOpcodes,
    kinds: catalogueKinds,
  }
}
