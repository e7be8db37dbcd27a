import type * as z from 'zod/mini'
import type { Action, ActionType } from '../action.ts'
import { conforms } from '../shapes/conforms.ts'
import { cocoonDetails } from './cocoon.ts'
import { coffeeDetails } from './coffee.ts'
import { dexDetails } from './dex.ts'
import { dnsDetails } from './dns.ts'
import { evaaDetails } from './evaa.ts'
import { jettonsDetails } from './jettons.ts'
import { jvaultDetails } from './jvault.ts'
import { layerzeroDetails } from './layerzero.ts'
import { multisigDetails } from './multisig.ts'
import { nftsDetails } from './nfts.ts'
import { stakingDetails } from './staking.ts'
import { tgbtcDetails } from './tgbtc.ts'
import { transfersDetails } from './transfers.ts'
import { vestingDetails } from './vesting.ts'

/** Shape of `details` for every action type of the service. */
export const actionDetails = {
  ...cocoonDetails,
  ...coffeeDetails,
  ...dexDetails,
  ...dnsDetails,
  ...evaaDetails,
  ...jettonsDetails,
  ...jvaultDetails,
  ...layerzeroDetails,
  ...multisigDetails,
  ...nftsDetails,
  ...stakingDetails,
  ...tgbtcDetails,
  ...transfersDetails,
  ...vestingDetails,
}

/** Finds what is wrong in the details of the actions of an answer, including those of its traces. */
export function findDetailIssues(answer: unknown): readonly z.core.$ZodIssue[] {
  const { traces } = Object(answer) as { readonly traces?: unknown }
  const inTraces = toArray(traces).flatMap((trace, at) => prefixPath(['traces', at], findIssues(trace)))
  return [...findIssues(answer), ...inTraces]
}

function findIssues(holder: unknown): readonly z.core.$ZodIssue[] {
  const { actions } = Object(holder) as { readonly actions?: unknown }
  return toArray(actions).flatMap((action, at) => {
    const { type, details } = Object(action) as Partial<Action>
    // The service may send types that are not known here. Their details are passed on unchecked.
    if (type === undefined || !Object.hasOwn(actionDetails, type)) return []
    const schema = actionDetails[type as ActionType]
    if (conforms(schema, details)) return []
    return prefixPath(['actions', at, 'details'], schema.safeParse(details).error?.issues ?? [])
  })
}

function prefixPath(path: readonly PropertyKey[], issues: readonly z.core.$ZodIssue[]): readonly z.core.$ZodIssue[] {
  return issues.map((issue) => ({ ...issue, path: [...path, ...issue.path] }))
}

function toArray(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as readonly unknown[]) : []
}
