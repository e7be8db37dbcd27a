import { jettonWallets as walletsRule } from '../../../service/rules/jettons.ts'
import { notMirrored } from '../coverage/proof.ts'
import { readSweepPage, requireSwept } from '../coverage/sweeps.ts'
import { jettonMaster, jettonWallet } from '../kinds/jetton.ts'
import { packAddress } from '../storage/keys.ts'
import { pickRows } from './pick.ts'
import type { Finders } from './view.ts'

/** Finds jetton masters that were synced with wallets, and the swept wallets of an owner. */
export const jettonFinders: Finders<'jettonMasters' | 'jettonWallets'> = {
  async jettonMasters(view, { address }) {
    if (address === undefined) throw notMirrored(view, 'it cannot tell whether a list of masters is complete')
    const keys = address.map(packAddress).filter((key) => key !== undefined)
    await requireSwept(view, jettonMaster, 'jettonWallets', 'masters', keys)
    const rows = await pickRows(view, jettonMaster, keys)
    return { rows: rows.map(({ value }) => value), found: undefined }
  },

  async jettonWallets(view, params) {
    const [owner, ...others] = params.owner_address ?? []
    if (owner === undefined || others.length > 0 || params.address !== undefined) {
      throw notMirrored(view, 'balances change, and only the list of one owner can be complete in it')
    }
    const rows = await readSweepPage(view, {
      kind: jettonWallet,
      scope: { kind: 'jettonWallets', owner_address: owner },
      rule: walletsRule,
      params,
      sweptParams: { owner_address: [owner] },
      found: undefined,
      isFiltered: params.jetton_address !== undefined || params.exclude_zero_balance === true,
    })
    return { rows, found: undefined, isPage: true }
  },
}
