import type { ParamsOf } from '../endpoints/endpoint.ts'
import type * as rows from '../endpoints/jettons.ts'
import type { JettonBurn, JettonMaster, JettonTransfer, JettonWallet } from '../rows/jetton.ts'
import { isOneOf, isValue } from './requests/filter.ts'
import {
  ascending,
  bothDirections,
  compareAddresses,
  compareDecimals,
  inOrder,
  inRequestOrder,
  type Order,
} from './order.ts'
import { checkPage, readPage, readSort } from './requests/page.ts'
import { Refusal } from './requests/refusal.ts'
import { defineRule } from './rule.ts'
import { isTransferFor, transferOrders } from './transfers.ts'

/** GET /jetton/masters */
export const jettonMasters = defineRule<ParamsOf<typeof rows.jettonMasters>, JettonMaster>({
  byKey: { table: 'jettonMasters', param: 'address' },
  refuse: checkPage,
  matches({ address, admin_address }) {
    const isMaster = isOneOf(address)
    const isAdmin = isOneOf(admin_address)
    return (row) => isMaster(row.address) && isAdmin(row.admin_address)
  },
  order: ({ address }) => address && inRequestOrder(address, (row) => row.address),
  page: readPage,
  answer: (found) => ({ jetton_masters: found }),
  names: (found) => found.flatMap((row) => [row.address, row.admin_address]),
  metadata: true,
})

type WalletsParams = ParamsOf<typeof rows.jettonWallets>

const byBalance = bothDirections(ascending<JettonWallet, string>(({ balance }) => balance, compareDecimals))
const byOwner = ascending<JettonWallet, string>(({ owner }) => owner, compareAddresses)
const byAddress = ascending<JettonWallet, string>(({ address }) => address, compareAddresses)
const byOwnerAndBalance = { asc: inOrder(byOwner, byBalance.asc), desc: inOrder(byOwner, byBalance.desc) }

/** GET /jetton/wallets */
export const jettonWallets = defineRule<WalletsParams, JettonWallet>({
  byKey: { table: 'jettonWallets', param: 'address' },
  refuse(params) {
    if ((params.jetton_address?.length ?? 0) > 1 && params.owner_address?.length !== 1) {
      throw new Refusal(422, 'exact one owner_address required for multiple jetton_address')
    }
    checkPage(params)
  },
  matches({ address, owner_address, jetton_address, exclude_zero_balance }) {
    const isWallet = isOneOf(address)
    const isOwner = isOneOf(owner_address)
    const isJetton = isOneOf(jetton_address)
    return (row) =>
      isWallet(row.address) &&
      isOwner(row.owner) &&
      isJetton(row.jetton) &&
      (exclude_zero_balance !== true || BigInt(row.balance) + BigInt(row.mintless_info?.amount ?? 0) > 0n)
  },
  order(params): Order<JettonWallet> | undefined {
    const { address, owner_address, jetton_address, sort } = params
    const balance = sort === undefined ? undefined : byBalance[readSort(params)]
    if (jetton_address?.length === 1) return balance
    if (owner_address !== undefined) return sort === undefined ? byOwner : byOwnerAndBalance[readSort(params)]
    return address === undefined ? balance : byAddress
  },
  page: readPage,
  answer: (found) => ({ jetton_wallets: found }),
  names: (found) => found.flatMap((row) => [row.address, row.owner, row.jetton]),
  metadata: true,
})

/** GET /jetton/transfers */
export const jettonTransfers = defineRule<ParamsOf<typeof rows.jettonTransfers>, JettonTransfer>({
  refuse: checkPage,
  matches(params) {
    const fits = isTransferFor<JettonTransfer>(
      params,
      ({ source }) => source,
      ({ destination }) => destination,
    )
    const isWallet = isOneOf(params.jetton_wallet)
    const isJetton = isValue(params.jetton_master)
    return (row) =>
      fits(row) && row.transaction_aborted !== true && isWallet(row.source_wallet) && isJetton(row.jetton_master)
  },
  order: transferOrders,
  page: readPage,
  answer: (found) => ({ jetton_transfers: found }),
  names: (found) =>
    found.flatMap((row) => [
      row.source,
      row.destination,
      row.source_wallet,
      row.jetton_master,
      row.response_destination,
    ]),
  metadata: true,
})

/** GET /jetton/burns */
export const jettonBurns = defineRule<ParamsOf<typeof rows.jettonBurns>, JettonBurn>({
  refuse: checkPage,
  matches(params) {
    const fits = isTransferFor<JettonBurn>(
      params,
      ({ owner }) => owner,
      ({ owner }) => owner,
    )
    const isWallet = isOneOf(params.jetton_wallet)
    const isJetton = isValue(params.jetton_master)
    return (row) => fits(row) && isWallet(row.jetton_wallet) && isJetton(row.jetton_master)
  },
  order: transferOrders,
  page: readPage,
  answer: (found) => ({ jetton_burns: found }),
  names: (found) => found.flatMap((row) => [row.owner, row.jetton_wallet, row.jetton_master, row.response_destination]),
  metadata: true,
})

/** The rules of `endpoints/jettons.ts`. */
export const jettonRules = { jettonBurns, jettonMasters, jettonTransfers, jettonWallets }
