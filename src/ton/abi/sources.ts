import { dnsItem, jettonMaster, jettonWallet, nftCollection, nftItem } from './standards/tokens.ts'
import { elector, multisig, multisigOrder, nominatorPool } from './standards/governance.ts'
import { storages } from './standards/storages.ts'
import { vesting, walletV1, walletV2, walletV3, walletV4, walletV5 } from './standards/wallets.ts'
import type { AbiSource } from './registry.ts'

/** ABIs of the standards and of the wallets that everybody uses. */
export const standards: AbiSource = {
  name: 'TON standards',
  license: 'MIT',
  origin:
    'Written for tonlens from TEP-62, 64, 66, 74, 81, 85 and 89 and from the contracts of wallets, tokens, multisig, vesting and staking',
  abis: [
    jettonWallet,
    jettonMaster,
    nftItem,
    nftCollection,
    dnsItem,
    walletV5,
    walletV4,
    walletV3,
    walletV2,
    walletV1,
    vesting,
    multisig,
    multisigOrder,
    elector,
    nominatorPool,
    ...storages,
  ],
}

const catalogue = {
  name: 'Index service',
  license: 'MIT',
  origin: 'toncenter/ton-indexer: schemes of bodies and detected interfaces',
}

/** Sources of names and ABIs that come with the package, with the license and origin of their facts. */
export const bundledSources: readonly Pick<AbiSource, 'name' | 'license' | 'origin'>[] = [
  standards,
  catalogue,
  {
    name: 'Well-known accounts',
    license: 'MIT',
    origin:
      'Written for tonlens from the configuration parameters 0, 1 and 4 of the main network, TEP-81, and the collections of TON domains, Telegram usernames and Telegram numbers',
  },
]

/** Loads names of further bodies and kinds of contracts, in a file of its own. */
export async function loadCatalogue(): Promise<AbiSource> {
  const [{ catalogueOpcodes }, { catalogueKinds }] = await Promise.all([
    import('../facts/opcodeNames.ts'),
    import('../facts/contractKinds.ts'),
  ])
  return {
    ...catalogue,
    opcodes: catalogueOpcodes,
    kinds: catalogueKinds,
  }
}
