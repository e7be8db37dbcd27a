import { Cell, beginCell, contractAddress } from '@ton/core'
import jettonMinterBuild from '@ton-community/assets-sdk/dist/jetton/contracts/build/jetton-minter.js'
import jettonWalletBuild from '@ton-community/assets-sdk/dist/jetton/contracts/build/jetton-wallet.js'
import nftCollectionBuild from '@ton-community/assets-sdk/dist/nft/contracts/build/nft-collection-editable.js'
import nftItemBuild from '@ton-community/assets-sdk/dist/nft/contracts/build/nft-item.js'
import nftSaleBuild from '@ton-community/assets-sdk/dist/nft/NftSale.js'
import { compile } from './compile.mjs'

/**
 * @import { Address } from '@ton/core'
 */

/** Code cells by kind: published contracts first, then our own ones. */
export const codes = {
  jettonMinter: Cell.fromBase64(jettonMinterBuild.jettonMinterCode.codeBoc),
  jettonWallet: Cell.fromBase64(jettonWalletBuild.jettonWalletCode.codeBoc),
  nftCollection: Cell.fromBase64(nftCollectionBuild.nftCollectionEditableCode.codeBoc),
  nftItem: Cell.fromBase64(nftItemBuild.nftItemCode.codeBoc),
  nftSale: nftSaleBuild.NftSale.code,
  auction: await compile('auction'),
  domains: await compile('domains'),
  domain: await compile('domain'),
  multisig: await compile('multisig'),
  order: await compile('order'),
  vesting: await compile('vesting'),
  router: await compile('router'),
  pool: await compile('pool'),
  lab: await compile('lab'),
}

/** @typedef {keyof typeof codes} Kind */

/**
 * State-init and address of a contract to be deployed.
 * @param {Kind} kind
 * @param {Cell} data
 * @param {number} [workchain] @default 0
 */
export function createContract(kind, data, workchain = 0) {
  const init = { code: codes[kind], data }
  return { kind, init, address: contractAddress(workchain, init) }
}

/** @typedef {ReturnType<typeof createContract>} Contract */

/**
 * Address of the jetton wallet of an owner.
 * @param {Address} minter
 * @param {Address} owner
 */
export const jettonWalletAddress = (minter, owner) =>
  createContract(
    'jettonWallet',
    beginCell().storeCoins(0).storeAddress(owner).storeAddress(minter).storeRef(codes.jettonWallet).endCell(),
  ).address

/**
 * Address of an item of a collection.
 * @param {Address} collection
 * @param {number} index
 */
export const nftItemAddress = (collection, index) =>
  createContract('nftItem', beginCell().storeUint(index, 64).storeAddress(collection).endCell()).address
