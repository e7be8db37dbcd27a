import type { AnyRule } from '../rule.ts'
import { lookupBlock } from './lookupBlock.ts'
import { addressInformationAt } from './addressInformationAt.ts'
import { configAllAt, configParamAt } from './configAt.ts'

/**
 * The rules of `endpoints/v2` that an index in memory can answer. The others need a node: no row has the cell of an
 * account or a library.
 */
export const pastRules = { addressInformationAt, configAllAt, configParamAt, lookupBlock }

/** Names of the endpoints of API v2 that have a rule. */
export type PastRuleName = keyof typeof pastRules

/** The rule of an endpoint of API v2; undefined where only the service itself can answer. */
export function findPastRule(name: string): AnyRule | undefined {
  return Object.hasOwn(pastRules, name) ? (pastRules[name as PastRuleName] as unknown as AnyRule) : undefined
}
