import type * as rows from '../../endpoints/vesting.ts'
import { listAll } from './list.ts'
import { withNames } from './names.ts'
import { type Answers, readPage, refusal } from './view.ts'
import { vestingContract } from '../kinds/others.ts'

/** How vesting contracts are answered. */
export const vestingAnswers: Answers<typeof rows> = {
  async vesting(view, params) {
    const { contract_address, wallet_address, check_whitelist } = params
    if (contract_address === undefined && wallet_address === undefined) {
      const text = 'at least one of contract_address or wallet_address is required'
      throw refusal(view.endpoint, 422, text)
    }
    if (contract_address !== undefined && wallet_address !== undefined) {
      const text = 'only one of contract_address or wallet_address should be specified'
      throw refusal(view.endpoint, 422, text)
    }
    const page = readPage(view, params)
    const wallets = wallet_address && new Set<string | null>(wallet_address)
    const rows = await listAll(
      view.reader,
      vestingContract,
      page,
      (value) =>
        wallets === undefined
          ? (contract_address ?? []).includes(value.address ?? '')
          : wallets.has(value.owner_address) ||
            wallets.has(value.sender_address) ||
            (check_whitelist === true && value.whitelist.some((entry) => wallets.has(entry))),
    )
    const names = rows.flatMap((row) => [
      row.address,
      row.sender_address,
      row.owner_address,
      ...row.whitelist,
    ])
    return withNames(view, { vesting_contracts: rows }, names)
  },
}
