import type { Abi, AbiStruct } from '../abi.ts'

const address = 'address?'
const royalty = { fields: { numerator: 'uint16', denominator: 'uint16', destination: address } } as const

/** Data of the jetton wallets of TEP-74: each keeps its own code, to compute the addresses of others. */
const wallet: AbiStruct = { fields: { balance: 'coins', owner: address, master: address, wallet_code: 'cell' } }
/**
 * Data of wallets whose master can lock them, as those of stablecoins. The bits of `status` lock outgoing and incoming
 * transfers.
 */
const governedWallet: AbiStruct = { fields: { status: 'uint4', balance: 'coins', owner: address, master: address } }
const master: AbiStruct = { fields: { total_supply: 'coins', admin: address, content: 'cell', wallet_code: 'cell' } }
const item: AbiStruct = { fields: { index: 'uint64', collection: address, owner: address, content: 'cell' } }
const soulbound: AbiStruct = {
  fields: {
    index: 'uint64',
    collection: address,
    owner: address,
    content: 'cell',
    authority: address,
    revoked_at: 'uint64',
  },
}
const newItem: AbiStruct = { fields: { index: 'uint64', collection: address } }
const collection: AbiStruct = {
  fields: {
    owner: address,
    next_item_index: 'uint64',
    content: 'Cell<Content>',
    item_code: 'cell',
    royalty: 'Cell<Royalty>',
  },
}
const sale: AbiStruct = {
  fields: {
    is_complete: 'bool',
    created_at: 'uint32',
    marketplace: address,
    nft: address,
    nft_owner: address,
    full_price: 'coins',
    fees: 'Cell<Fees>',
    can_deploy_by_external: 'bool',
  },
}

/**
 * Data of reference implementations, by the hash of their code: interfaces name get-methods only, and contracts that
 * share them store their data differently.
 */
export const storages: readonly Abi[] = [
  defineStorage('Jetton wallet', wallet, [
    'vrBoPr64kn/p/I7AoYvH3ReJlomCWhIeq0bFo6hg0M4=',
    'p2DWKdU0PnbQRQF9ncIW/IoweoN3gV/rKwpcSQ5zNIY=',
    'G70kKn2Quq4lGKFrmkk04QN8WlrhTAChzLhn7bTpkAA=',
  ]),
  defineStorage('Jetton wallet', governedWallet, ['iUaPAseOVwgC45l5yFFvw43wfqdqSDV+BTbyuns+43s=']),
  defineStorage('Jetton master', master, ['BXGXbGPsG3VQIwomCdvts24bZO+NAioWs06lcGMYWy8=']),
  defineStorage('NFT', item, ['uk2XXStmIxwfCgzMpuj/j3ugYQxLdjlYS46YMD3DEow='], newItem),
  defineStorage('Soulbound NFT', soulbound, ['L/v1K+r4FhV7/Jcm3CVIMn+ofr/SaW7tJ6nCzaJcntw='], newItem),
  defineStorage('NFT collection', collection, ['ZLstRmG18twag79cu+CekqwLRgobh5pVGThvykw0i8o=']),
  defineStorage('NFT sale', sale, ['3rU7bFdlwebNI4v0e8XoO6WWvcwEsLhM1Qqx5HSgjzE=']),
]

function defineStorage(name: string, storage: AbiStruct, codeHashes: readonly string[], atDeployment?: AbiStruct): Abi {
  return {
    name,
    types: {
      Storage: storage,
      Royalty: royalty,
      Content: { fields: { collection: 'cell', common: 'cell' } },
      Fees: {
        fields: {
          marketplace_fee_address: address,
          marketplace_fee: 'coins',
          royalty_address: address,
          royalty: 'coins',
        },
      },
      ...(atDeployment !== undefined && { NewStorage: atDeployment }),
    },
    storage: 'Storage',
    ...(atDeployment !== undefined && { storageAtDeployment: 'NewStorage' }),
    codeHashes,
  }
}
