import {
  readAuction,
  readDomain,
  readDomainCollection,
  readJettonMinter,
  readJettonWallet,
  readMultisig,
  readNftCollection,
  readNftItem,
  readOrder,
  readSale,
  readVesting,
} from './contracts.mjs'
import { ofKind } from './entities.mjs'

/**
 * @import { Account, AccountKind, Contract } from './entities.mjs'
 */

/**
 * @template T
 * @param {Contract[]} contracts
 * @param {(data: Contract['data']) => T} read
 * @returns {Map<string, T & { contract: Contract }>}
 */
const table = (contracts, read) =>
  new Map(contracts.map((contract) => [contract.raw, { ...read(contract.data), contract }]))

/**
 * Everything that the final states tell, by raw address.
 * @param {Account[]} accounts
 */
export function gatherFacts(accounts) {
  /** @param {AccountKind} kind */
  const list = (kind) => ofKind(accounts, kind)
  return {
    accounts: new Map(accounts.map((account) => [account.raw, account])),
    minters: table(list('jettonMinter'), readJettonMinter),
    jettonWallets: table(list('jettonWallet'), readJettonWallet),
    collections: new Map([
      ...table(list('nftCollection'), readNftCollection),
      ...table(list('domains'), readDomainCollection),
    ]),
    items: table(list('nftItem'), readNftItem),
    domains: table(list('domain'), readDomain),
    sales: table(list('nftSale'), readSale),
    auctions: table(list('auction'), readAuction),
    multisigs: table(list('multisig'), readMultisig),
    orders: table(list('order'), readOrder),
    vestings: table(list('vesting'), readVesting),
    /** @param {string | null} address */
    kindOf: (address) => accounts.find(({ raw }) => raw === address)?.kind ?? null,
  }
}

/** @typedef {ReturnType<typeof gatherFacts>} Facts */
