import { readAccounts } from './entities.mjs'
import { gatherFacts } from './facts.mjs'
import { keepLedger } from './ledger.mjs'
import { metadataRows } from './metadata.mjs'
import { createNames } from './names.mjs'
import { byLt, groupTraces } from './traces.mjs'

/**
 * @import { Step, World } from '../world.mjs'
 * @import { Entry } from './ledger.mjs'
 */

/**
 * The finished chain, read once: ledger, traces, last states and names.
 * @param {World} world
 * @param {{ emulated: Step[] }[]} underWay
 */
export function readChain(world, underWay) {
  const { entries, blocks, known, pending: emulate } = keepLedger(world)
  const accounts = readAccounts(world)
  const facts = gatherFacts(accounts)
  const traces = groupTraces(entries)
  const pending = underWay.map(({ emulated }) => {
    const later = emulate(emulated)
    const root = known.get(/** @type {Entry} */ (later[0]).step.root)
    const committed = (root && traces.get(root)) ?? []
    return [...committed, ...later].sort(byLt)
  })
  const names = createNames(facts, metadataRows(facts))
  return { entries, blocks, accounts, facts, traces, pending, names }
}

/** @typedef {ReturnType<typeof readChain>} Chain */
