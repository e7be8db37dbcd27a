import { expect, test } from 'vitest'
import { parseCell, parseCellInSteps } from '../../../src/ton/cells/boc.ts'
import { Cell } from '../../../src/ton/cells/cell.ts'
import { runSteps } from '../../../src/ton/cells/steps.ts'
import { writeBoc } from '../../../src/ton/cells/writeBoc.ts'
import { createRandom, type Random } from '../../helpers/random.ts'

test('a bag that is read beside another tree has the hashes of its own cells, and shares the equal ones', () => {
  const random = createRandom(31)
  for (let round = 0; round < 60; round++) {
    const before = randomTree(random, 3)
    const changed = changeTree(before, random)
    const after = runSteps(parseCellInSteps(writeBoc(changed), { known: before, hashed: true }))
    expect(after.hash()).toEqual(changed.hash())
    expect(after.hash()).toEqual(parseCell(writeBoc(changed)).hash())
    for (const [index, ref] of after.refs.entries())
      if (changed.refs[index] === before.refs[index]) expect(ref === before.refs[index]).toBe(true)
  }
})

/** A tree of ordinary and library cells without shared parts. */
function randomTree(random: Random, depth: number): Cell {
  if (depth < 3 && random.chance(0.1))
    return new Cell({ data: Uint8Array.from([2, ...random.bytes(32)]), bitLength: 264, refs: [], exotic: true })
  const data = random.bytes(8 + random.integer(30))
  const refs = depth === 0 ? [] : Array.from({ length: random.integer(5) }, () => randomTree(random, depth - 1))
  return new Cell({ data, bitLength: data.length * 8, refs })
}

/** Changes, adds, moves or removes one thing in a tree. */
function changeTree({ data, refs }: Cell, random: Random): Cell {
  const at = random.integer(refs.length)
  const below = refs[at]
  if (below?.type === 'ordinary' && random.chance(0.7))
    return new Cell({ data, bitLength: data.length * 8, refs: refs.with(at, changeTree(below, random)) })
  const flipped = data.with(random.integer(data.length), random.integer(256))
  return random.pick([
    new Cell({ data: flipped, bitLength: data.length * 8, refs }),
    new Cell({ data, bitLength: data.length * 8, refs: refs.toReversed() }),
    new Cell({ data, bitLength: data.length * 8, refs: refs.slice(1) }),
    new Cell({ data: data.slice(1), bitLength: data.length * 8 - 8, refs }),
    new Cell({ data, bitLength: data.length * 8, refs: [...refs.slice(1), randomTree(random, 1)] }),
  ])
}
