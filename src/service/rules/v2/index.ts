import type { AnyRule } from '../rule.ts'
import { lookupBlock } from './lookupBlock.ts'
import { addressInformationAt } from './addressInformationAt.ts'

/**
 * The rules of `endpoints/v2` that rows can answer. The others need a node: no row has the cell of an account, the
 * configuration or a library.
 */
export const pastRules = { addressInformationAt, lookupBlock }

/** Names of the endpoints of API v2 that have a rule. */
export type PastRuleName = keyof typeof pastRules

/** The rule of an endpoint of API v2; undefined where only the service itself can answer. */
export function findPastRule(name: string): AnyRule | undefined {
  return Object.hasOwn(pastRules, name) ? (pastRules[name as PastRuleName] as unknown as AnyRule) : undefined
}
