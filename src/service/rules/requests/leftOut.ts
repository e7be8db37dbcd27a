import type { AnyEndpoint } from '../../endpoints/endpoint.ts'
import { findRule } from '../index.ts'

/** Parts that a caller does without: the service then sends them empty. */
export interface Without {
  readonly addressBook: boolean
  readonly metadata: boolean
}

/** A part of an answer that a caller can do without. */
export type LeftOutPart = 'address_book' | 'metadata'

/** The parts that the service leaves empty: answers without names, or that consist of names, do not lack them. */
export function leftOutParts({ name }: AnyEndpoint, without: Without | undefined): readonly LeftOutPart[] {
  const rule = findRule(name)
  if (rule?.names === undefined || rule.wrap !== undefined || without === undefined) return []
  const parts: LeftOutPart[] = []
  if (without.addressBook) parts.push('address_book')
  if (without.metadata && rule.metadata === true) parts.push('metadata')
  return parts
}
