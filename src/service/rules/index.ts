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
import { isSince, type ServiceVersion } from '../rows/version.ts'
import type { AnyRule } from './rule.ts'
import { stakingRules } from './staking/nominatorPools.ts'
import { statsRules } from './stats.ts'
import { traceRules } from './traces.ts'
import { transactionRules } from './transactions.ts'
import { utilRules } from './utils.ts'
import { rules13 } from './v13/index.ts'
import { validatorRules } from './staking/validators.ts'
import { vestingRules } from './vesting.ts'

/**
 * The rule book: what the service does with each request, by the name of the endpoint. Endpoints that
 * need a node (`sendMessage`, `estimateFee`, `runGetMethod`) have no rule. Rules that version 1.3 changed
 * stand here as in 1.2; `v13` has the parts that differ.
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

/**
 * The rule of an endpoint; undefined where only the service itself can answer.
 * @param version Version of the service. @default '1.2'
 */
export function findRule(name: string, version: ServiceVersion = '1.2'): AnyRule | undefined {
  if (isSince(version, '1.3') && Object.hasOwn(rules13, name)) {
    return rules13[name as keyof typeof rules13] as unknown as AnyRule
  }
  return Object.hasOwn(rules, name) ? (rules[name as RuleName] as unknown as AnyRule) : undefined
}
