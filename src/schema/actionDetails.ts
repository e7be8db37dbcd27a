import type * as z from 'zod/mini'
import type { Action, ActionType } from './action.ts'
import { cocoonDetails } from './details/cocoon.ts'
import { coffeeDetails } from './details/coffee.ts'
import { dexDetails } from './details/dex.ts'
import { dnsDetails } from './details/dns.ts'
import { evaaDetails } from './details/evaa.ts'
import { jettonsDetails } from './details/jettons.ts'
import { jvaultDetails } from './details/jvault.ts'
import { layerzeroDetails } from './details/layerzero.ts'
import { multisigDetails } from './details/multisig.ts'
import { nftsDetails } from './details/nfts.ts'
import { stakingDetails } from './details/staking.ts'
import { tgbtcDetails } from './details/tgbtc.ts'
import { transfersDetails } from './details/transfers.ts'
import { vestingDetails } from './details/vesting.ts'

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

/** What differs in the details of the actions of an answer, those of its traces included. */
export function detailIssues(answer: unknown): readonly z.core.$ZodIssue[] {
  const { traces } = Object(answer) as { readonly traces?: unknown }
  const inTraces = listed(traces).flatMap((trace, at) => under(['traces', at], issuesIn(trace)))
  return [...issuesIn(answer), ...inTraces]
}

function issuesIn(holder: unknown): readonly z.core.$ZodIssue[] {
  const { actions } = Object(holder) as { readonly actions?: unknown }
  return listed(actions).flatMap((action, at) => {
    const { type, details } = Object(action) as Partial<Action>
    // The service may send types that are not known here: these are kept whole.
    const known = type !== undefined && Object.hasOwn(actionDetails, type)
    const found = known ? actionDetails[type as ActionType].safeParse(details).error : undefined
    return under(['actions', at, 'details'], found?.issues ?? [])
  })
}

function under(path: readonly PropertyKey[], issues: readonly z.core.$ZodIssue[]): readonly z.core.$ZodIssue[] {
  return issues.map((issue) => ({ ...issue, path: [...path, ...issue.path] }))
}

function listed(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as readonly unknown[]) : []
}
