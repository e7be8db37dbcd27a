import { accountRules } from './accounts.ts'
import { actionRules } from './actions.ts'
import { auctionRules } from './auctions.ts'
import { blockRules } from './blocks.ts'
import { dnsRules } from './dns.ts'
import { jettonRules } from './jettons.ts'
import { legacyRules } from './legacy.ts'
import { messageRules } from './messages.ts'
import { multisigRules } from './multisig.ts'
import { nftRules } from './nfts.ts'
import type { AnyRule } from './rule.ts'
import { stakingRules } from './staking/nominatorPools.ts'
import { statsRules } from './stats.ts'
import { traceRules } from './traces.ts'
import { transactionRules } from './transactions.ts'
import { utilRules } from './utils.ts'
import { validatorRules } from './staking/validators.ts'
import { vestingRules } from './vesting.ts'

/**
 * The rule book: what the service does with each request, by the name of the endpoint. Endpoints that
 * need a node (`sendMessage`, `estimateFee`, `runGetMethod`) have no rule.
 */
export const rules = {
  ...accountRules,
  ...actionRules,
  ...auctionRules,
  ...blockRules,
  ...dnsRules,
  ...jettonRules,
  ...legacyRules,
  ...messageRules,
  ...multisigRules,
  ...nftRules,
  ...stakingRules,
  ...statsRules,
  ...traceRules,
  ...transactionRules,
  ...utilRules,
  ...validatorRules,
  ...vestingRules,
}

/** Names of the endpoints that have a rule. */
export type RuleName = keyof typeof rules

/** The rule of an endpoint; undefined where only the service itself can answer. */
export function findRule(name: string): AnyRule | undefined {
  return Object.hasOwn(rules, name) ? (rules[name as RuleName] as unknown as AnyRule) : undefined
}
