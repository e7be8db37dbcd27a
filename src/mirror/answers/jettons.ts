import type * as rows from '../../endpoints/jettons.ts'
import type { JettonMaster, JettonWallet } from '../../schema/jetton.ts'
import { requireSwept, readSweepPage } from '../coverage/sweeps.ts'
import { packAddress } from '../storage/keys.ts'
import { jettonMaster, jettonWallet } from '../kinds/jetton.ts'
import { by, byArrival, collectFields, inOrder, listAll, pickPage } from './list.ts'
import { withNames } from './names.ts'
import { type Answers, demandAuthority, readPage, refusal } from './view.ts'

/** How jetton contracts are answered. */
export const jettonAnswers: Answers<Pick<typeof rows, 'jettonMasters' | 'jettonWallets'>> = {
  async jettonMasters(view, params) {
    const page = readPage(view, params)
    if (params.address === undefined) demandAuthority(view, 'it cannot show that its list is whole')
    else if (!view.authoritative) {
      const keys = params.address.map(packAddress).filter((key) => key !== undefined)
      await requireSwept(view, jettonMaster, 'jettonWallets', 'masters', keys)
    }
    const admins = params.admin_address && new Set(params.admin_address)
    const where = (value: JettonMaster) => admins?.has(value.admin_address ?? '') ?? true
    const rows =
      params.address === undefined
        ? await listAll(view.reader, jettonMaster, page, admins && where)
        : await pickPage(view.reader, jettonMaster, params.address.map(packAddress), page, where)
    const names = collectFields(rows, 'address', 'admin_address')
    return withNames(view, { jetton_masters: rows }, names, 'metadata')
  },

  async jettonWallets(view, params) {
    const { address, owner_address, jetton_address, exclude_zero_balance } = params
    if ((jetton_address?.length ?? 0) > 1 && owner_address?.length !== 1) {
      const text = 'exact one owner_address required for multiple jetton_address'
      throw refusal(view.endpoint, 422, text)
    }
    const page = readPage(view, params)
    const [owners, jettons] = [owner_address, jetton_address].map((list) => list && new Set(list))
    const where = (value: JettonWallet) =>
      (owners === undefined || owners.has(value.owner)) &&
      (jettons === undefined || jettons.has(value.jetton)) &&
      (exclude_zero_balance !== true ||
        BigInt(value.balance) + BigInt(value.mintless_info?.amount ?? 0) > 0n)
    const base =
      params.sort === undefined
        ? byArrival<JettonWallet>
        : by<JettonWallet>(({ balance }) => BigInt(balance), page.descending)
    const order =
      jetton_address?.length === 1
        ? inOrder(base)
        : owner_address !== undefined
          ? inOrder(by((value) => packAddress(value.owner)), base)
          : address !== undefined
            ? inOrder(by<JettonWallet>((value) => packAddress(value.address)))
            : inOrder(base)
    const swept = async () => {
      const [owner, ...others] = owner_address ?? []
      if (owner === undefined || others.length > 0 || address !== undefined) {
        demandAuthority(view, 'balances change, and only lists of one owner can be whole in it')
      }
      const found = await readSweepPage(view, {
        kind: jettonWallet,
        scope: { kind: 'jettonWallets', owner_address: owner ?? '' },
        page,
        where,
        // Without a sort the list stands as it was swept: in the order that the index knows.
        order: params.sort === undefined ? undefined : base,
      })
      return found.map(({ value }) => value)
    }
    const rows = !view.authoritative
      ? await swept()
      : address === undefined
        ? await listAll(view.reader, jettonWallet, page, where, order)
        : await pickPage(view.reader, jettonWallet, address.map(packAddress), page, where, order)
    const names = collectFields(rows, 'address', 'owner', 'jetton')
    return withNames(view, { jetton_wallets: rows }, names, 'metadata')
  },
}
