import type { ParamsOf } from '../endpoints/endpoint.ts'
import type * as rows from '../endpoints/vesting.ts'
import type { Vesting } from '../rows/contracts/vesting.ts'
import { isOneOf } from './requests/filter.ts'
import { checkPage, readPage } from './requests/page.ts'
import { Refusal } from './requests/refusal.ts'
import { defineRule } from './rule.ts'

/** GET /vesting */
export const vesting = defineRule<ParamsOf<typeof rows.vesting>, Vesting>({
  table: 'vesting',
  byKey: { table: 'vesting', param: 'contract_address' },
  refuse({ contract_address, wallet_address, ...page }) {
    if (contract_address === undefined && wallet_address === undefined) {
      throw new Refusal(422, 'at least one of contract_address or wallet_address is required')
    }
    if (contract_address !== undefined && wallet_address !== undefined) {
      throw new Refusal(422, 'only one of contract_address or wallet_address should be specified')
    }
    checkPage(page)
  },
  matches({ contract_address, wallet_address, check_whitelist }) {
    const isContract = isOneOf(contract_address)
    if (wallet_address === undefined) return (row) => isContract(row.address)
    const isWallet = isOneOf(wallet_address)
    return (row) =>
      isWallet(row.owner_address) ||
      isWallet(row.sender_address) ||
      (check_whitelist === true && row.whitelist.some(isWallet))
  },
  page: readPage,
  answer: (found) => ({ vesting_contracts: found }),
  names: (found) => found.flatMap((row) => [row.address, row.sender_address, row.owner_address, ...row.whitelist]),
})

/** The rules of `endpoints/vesting.ts`. */
export const vestingRules = { vesting }
