import { beginCell, Cell as CoreCell, convertToMerkleProof } from '@ton/core'
import { describe, expect, test } from 'vitest'
import { Cell } from '../../../src/ton/cells/cell.ts'
import { BocFormatError, Slice, parseBoc, parseCell } from '../../../src/entries/ton.ts'
import { createRandom, type Random } from '../../helpers/random.ts'
import { crc32c, writeBoc } from './writeBoc.ts'

/** Every cell below the roots, each once. */
function cellsBelow<Node extends { refs: readonly Node[] }>(roots: readonly Node[]): Node[] {
  const found = new Set(roots)
  for (const cell of found) for (const ref of cell.refs) found.add(ref)
  return [...found]
}

function expectSame(ours: Cell, theirs: CoreCell): void {
  const ourCells = cellsBelow([ours])
  const byHash = new Map(ourCells.map((cell) => [Buffer.from(cell.hash()).toString('hex'), cell]))
  for (const core of cellsBelow([theirs])) {
    const cell = byHash.get(core.hash().toString('hex'))
    expect(cell).toBeDefined()
    if (!cell) continue
    expect(cell.bitLength).toBe(core.bits.length)
    expect(cell.refs.length).toBe(core.refs.length)
    expect(cell.levelMask).toBe(core.mask.value)
    expect(cell.type !== 'ordinary').toBe(core.isExotic)
    for (let level = 0; level < 4; level++) {
      expect(Buffer.from(cell.hash(level)).equals(core.hash(level))).toBe(true)
      expect(cell.depth(level)).toBe(core.depth(level))
    }
    if (!core.isExotic) {
      const slice = new Slice(cell)
      const bits = core.bits.length
      expect(slice.uint(bits)).toBe(bits ? core.beginParse().loadUintBig(bits) : 0n)
    }
  }
}

function randomBits(random: Random, builder = beginCell(), limit = 1023) {
  const length = random.pick([0, 1, 7, 8, 9, 32, 267, limit, random.integer(limit + 1)])
  for (let left = Math.min(length, limit); left > 0;) {
    const step = Math.min(left, 32)
    builder.storeUint(random.integer(2 ** step), step)
    left -= step
  }
  return builder
}

/** A pruned branch in place of `cell`: hash and depth of each level below `mask`'s top. */
function prune(cell: CoreCell, mask: number): CoreCell {
  const builder = beginCell().storeUint(1, 8).storeUint(mask, 8)
  const levels = [0, 1, 2].filter((level) => (mask >> level) & 1)
  for (const level of levels) builder.storeBuffer(cell.hash(level))
  for (const level of levels) builder.storeUint(cell.depth(level), 16)
  return builder.endCell({ exotic: true })
}

/** A tree with shared branches, and exotic cells of every kind. */
function randomTree(random: Random): CoreCell {
  const pool: CoreCell[] = [randomBits(random).endCell()]
  const size = 1 + random.integer(random.pick([3, 12, 40]))
  const exotics = random.chance(0.6)
  for (let i = 0; i < size; i++) {
    const recent = () => pool[Math.max(0, pool.length - 1 - random.integer(6))] as CoreCell
    const kind = exotics ? random.integer(9) : 9
    if (kind === 0) {
      // Level masks without holes: @ton/core cannot read the others.
      const cell = recent()
      const mask = random.pick([1, 3, 7])
      if (mask > cell.mask.value) pool.push(prune(cell, mask))
    } else if (kind === 1) {
      const hash = Buffer.from(random.bytes(32))
      pool.push(beginCell().storeUint(2, 8).storeBuffer(hash).endCell({ exotic: true }))
    } else if (kind === 2) {
      pool.push(convertToMerkleProof(recent()))
    } else if (kind === 3) {
      const [before, after] = [recent(), recent()]
      const builder = beginCell().storeUint(4, 8)
      builder.storeBuffer(before.hash(0)).storeBuffer(after.hash(0))
      builder.storeUint(before.depth(0), 16).storeUint(after.depth(0), 16)
      pool.push(builder.storeRef(before).storeRef(after).endCell({ exotic: true }))
    } else {
      const builder = randomBits(random)
      for (let ref = random.integer(5); ref > 0; ref--) builder.storeRef(recent())
      pool.push(builder.endCell())
    }
  }
  return pool[pool.length - 1] as CoreCell
}

describe('against @ton/core', () => {
  test('2,500 random trees have equal cells, hashes, depths and levels', { timeout: 60_000 }, () => {
    const random = createRandom(3)
    const kinds = new Set<string>()
    for (let i = 0; i < 2500; i++) {
      const tree = randomTree(random)
      const bytes = tree.toBoc({ idx: random.chance(), crc32: random.chance() })
      const source = random.pick<string | Uint8Array>([
        bytes,
        bytes.toString('hex'),
        bytes.toString('hex').toUpperCase(),
        bytes.toString('base64'),
        bytes.toString('base64url'),
      ])
      const root = parseCell(source)
      expectSame(root, tree)
      for (const cell of cellsBelow([root])) kinds.add(cell.type)
    }
    expect([...kinds].sort()).toEqual(['library', 'merkleProof', 'merkleUpdate', 'ordinary', 'pruned'])
  })

  test('every serialisation of several roots gives the same roots', () => {
    const random = createRandom(4)
    for (let i = 0; i < 300; i++) {
      const roots = Array.from({ length: 1 + random.integer(4) }, () => randomTree(random))
      const several = writeBoc(roots, {
        index: random.chance(),
        checksum: random.chance(),
        cacheBits: random.chance(),
        storedHashes: random.chance(),
        referenceSize: random.pick([2, 3, 4]),
        offsetSize: random.pick([3, 4, 8]),
      })
      const parsed = parseBoc(several)
      expect(parsed.map((cell) => Buffer.from(cell.hash()).toString('hex'))).toEqual(
        roots.map((cell) => cell.hash().toString('hex')),
      )
      for (const magic of [0x68ff65f3, 0xacc3a728]) {
        const old = writeBoc(roots.slice(0, 1), { magic })
        expectSame(parseCell(old), roots[0] as CoreCell)
        expect(CoreCell.fromBoc(Buffer.from(old))[0]?.hash()).toEqual(roots[0]?.hash())
      }
    }
  })
})

test('a pruned branch with a hole in its level mask shows each level its own hash', () => {
  const random = createRandom(5)
  for (const mask of [2, 4, 5, 6]) {
    const count = [0, 1, 2].filter((bit) => (mask >> bit) & 1).length
    const hashes = Array.from({ length: count }, () => random.bytes(32))
    const depths = Array.from({ length: count }, () => random.integer(900))
    const data = Uint8Array.from([
      1,
      mask,
      ...hashes.flatMap((hash) => [...hash]),
      ...depths.flatMap((depth) => [depth >> 8, depth & 255]),
    ])
    const cell = new Cell({ data, bitLength: data.length * 8, refs: [], exotic: true })
    // A level sees the stored hash of the lowest set bit at or above it, and the cell itself
    // once it is above all of them.
    for (let level = 0; level < 4; level++) {
      const below = [0, 1, 2].filter((bit) => bit < level && (mask >> bit) & 1).length
      expect(cell.depth(level)).toBe(depths[below] ?? 0)
      if (below < count) expect(cell.hash(level)).toEqual(hashes[below])
    }
    const parent = new Cell({ data: new Uint8Array(), bitLength: 0, refs: [cell] })
    expect(parent.levelMask).toBe(mask)
    expect(parent.depth(0)).toBe((depths[0] as number) + 1)
    expect(parent.depth(3)).toBe(1)
  }
})

describe('refuses', () => {
  const leaf = beginCell().storeUint(5, 9).endCell()
  const tree = beginCell().storeUint(1, 8).storeRef(leaf).storeRef(leaf).endCell()
  const bytes = Uint8Array.from(tree.toBoc({ idx: false, crc32: false }))
  // Header: magic 4, flags, offset size, cells, roots, absent, data length, root 0; then cells.
  const cellsStart = 11

  function readReason(source: Uint8Array | string): string {
    try {
      parseBoc(source)
    } catch (error) {
      if (error instanceof BocFormatError) return error.reason
      throw error
    }
    return 'none'
  }
  function changed(at: number, ...values: number[]): Uint8Array {
    const copy = bytes.slice()
    copy.set(values, at)
    return copy
  }

  test('nothing about the sample itself', () => {
    expect(readReason(bytes)).toBe('none')
    expect(bytes.length - cellsStart).toBe(3 + 2 + 4)
  })

  test.each<[string, Uint8Array | string, string]>([
    ['empty text', '', 'truncated'],
    ['text that is neither hex nor base64', 'te6cc!', 'character'],
    ['hex cut inside a byte', 'b5ee9c720', 'length'],
    ['another magic', changed(0, 1), 'magic'],
    ['a reserved flag', changed(4, 1 | 8), 'header'],
    ['cache bits without an index', changed(4, 1 | 32), 'header'],
    ['references of no size', changed(4, 0), 'header'],
    ['references of 5 bytes', changed(4, 5), 'header'],
    ['no roots', changed(7, 0), 'header'],
    ['more roots than cells', changed(7, 3), 'header'],
    ['absent cells beside a full bag', changed(8, 2), 'header'],
    ['more cells than fit', changed(6, 200), 'header'],
    ['a root that does not exist', changed(10, 2), 'header'],
    ['more data than there is', changed(9, 10), 'truncated'],
    ['less data than there is', changed(9, 8), 'trailing'],
    ['a reference to the cell itself', changed(cellsStart + 3, 0), 'reference'],
    ['a reference past the end', changed(cellsStart + 3, 2), 'reference'],
    ['a reference backwards', changed(cellsStart + 5, 1, 1, 0x90, 0), 'reference'],
    ['5 references', changed(cellsStart, 5), 'encoding'],
    ['an absent cell', changed(cellsStart, 23), 'encoding'],
    ['data without an end mark', changed(cellsStart + 8, 0), 'encoding'],
    ['an end mark in a byte of its own', changed(cellsStart + 8, 0x80), 'encoding'],
    ['a level that the cell does not have', changed(cellsStart, 2 | 32), 'encoding'],
    ['an exotic cell of no kind', changed(cellsStart, 2 | 8, 2, 9), 'exotic'],
    ['an exotic cell that says it is ordinary', changed(cellsStart, 2 | 8, 2, 0), 'exotic'],
    ['an exotic cell of the wrong size', changed(cellsStart, 2 | 8, 2, 2), 'exotic'],
    ['no index where one is announced', changed(4, 1 | 128), 'truncated'],
    [
      'cells that end before the data does',
      Uint8Array.of(0xb5, 0xee, 0x9c, 0x72, 1, 1, 1, 1, 0, 4, 0, 0, 2, 7, 0),
      'header',
    ],
    ['further bytes', Uint8Array.of(...bytes, 0), 'trailing'],
    ['a checksum that is missing', changed(4, 1 | 64), 'truncated'],
    ['a wrong checksum', Uint8Array.of(...changed(4, 1 | 64), 1, 2, 3, 4), 'checksum'],
  ])('%s', (_, source, reason) => {
    expect(readReason(source)).toBe(reason)
  })

  test('2^32 cells in a few bytes, at once', () => {
    const header = [0xb5, 0xee, 0x9c, 0x72, 4, 8, 255, 255, 255, 255, 0, 0, 0, 1, 0, 0, 0, 0]
    const long = [255, 255, 255, 255, 255, 255, 255, 255]
    const short = [0, 0, 0, 0, 0, 0, 0, 4]
    expect(readReason(Uint8Array.from([...header, ...long, 0, 0, 0, 0]))).toBe('truncated')
    expect(readReason(Uint8Array.from([...header, ...short, 0, 0, 0, 0]))).toBe('header')
  })

  test('a Merkle proof or update of another tree', () => {
    for (const [type, refs] of [
      [3, 1],
      [4, 2],
    ] as const) {
      const data = [type, ...Array.from({ length: refs * 34 }, () => 0)]
      const cells = [8 + refs, data.length * 2, ...data, ...Array.from({ length: refs }, () => 1)]
      const all = [...cells, 0, 2, 7]
      const boc = [0xb5, 0xee, 0x9c, 0x72, 1, 1, 2, 1, 0, all.length, 0, ...all]
      expect(readReason(Uint8Array.from(boc))).toBe('exotic')
    }
  })

  test('nesting of more than 1,024 cells, and nothing less', () => {
    const chain = (depth: number) => {
      const cells = Array.from({ length: depth }, (_, i) => [1, 0, (i + 1) >> 8, (i + 1) & 255])
      const data = [...cells.flat(), 0, 0]
      const count = [(depth + 1) >> 8, (depth + 1) & 255]
      const header = [...count, 0, 1, 0, 0, 0, data.length >> 8, data.length & 255, 0, 0]
      return Uint8Array.from([0xb5, 0xee, 0x9c, 0x72, 2, 3, ...header, ...data])
    }
    expect(parseCell(chain(1024)).depth()).toBe(1024)
    expect(readReason(chain(1025))).toBe('depth')
    expect(readReason(chain(10_000))).toBe('depth')
  })

  test('several roots where one is needed', () => {
    const several = writeBoc([tree, leaf], {})
    expect(parseBoc(several)).toHaveLength(2)
    expect(() => parseCell(several)).toThrow(/2 roots/)
  })
})

test('reading leaves the input as it was, and later changes to it do not reach the cells', () => {
  const input = beginCell().storeUint(5, 9).endCell().toBoc()
  const before = Buffer.from(input)
  const cell = parseCell(input)
  expect(input.equals(before)).toBe(true)
  input.fill(0)
  expect(new Slice(cell).uint(9)).toBe(5n)
})

describe('damaged input', () => {
  const random = createRandom(6)
  const bags = Array.from({ length: 150 }, () =>
    writeBoc([randomTree(random)], {
      index: random.chance(),
      cacheBits: random.chance(),
      storedHashes: random.chance(0.2),
    }),
  )

  /** Passes when `bytes` parse or are refused in the promised way. */
  function survives(bytes: Uint8Array): boolean {
    try {
      parseBoc(bytes)
      return true
    } catch (error) {
      if (error instanceof BocFormatError) return false
      throw error
    }
  }

  test('is refused wherever it is cut', () => {
    for (const bag of bags) {
      for (let cut = 0; cut < 40; cut++) {
        expect(survives(bag.subarray(0, random.integer(bag.length)))).toBe(false)
      }
    }
  })

  test('never fails in another way than BocFormatError', () => {
    let refused = 0
    for (const bag of bags) {
      for (let change = 0; change < 100; change++) {
        const copy = bag.slice()
        for (let flips = 1 + random.integer(3); flips > 0; flips--) {
          const at = random.integer(random.chance() ? Math.min(24, copy.length) : copy.length)
          copy[at] = (copy[at] ?? 0) ^ (1 << random.integer(8))
        }
        if (!survives(copy)) refused++
      }
    }
    expect(refused).toBeGreaterThan(0)
  })

  test('with a checksum is always noticed', () => {
    for (const bag of bags.slice(0, 40)) {
      const root = CoreCell.fromBoc(Buffer.from(bag))[0] as CoreCell
      const sealed = writeBoc([root], { checksum: true })
      for (let change = 0; change < 40; change++) {
        const copy = sealed.slice()
        const at = random.integer(copy.length)
        copy[at] = (copy[at] ?? 0) ^ (1 << random.integer(8))
        expect(survives(copy)).toBe(false)
      }
    }
  })

  test('of random bytes behind a good magic is refused', () => {
    for (let i = 0; i < 5000; i++) {
      const bytes = random.bytes(8 + random.integer(60))
      bytes.set([0xb5, 0xee, 0x9c, 0x72, 1, 1])
      expect(survives(bytes)).toBe(false)
    }
  })
})

test('the test writer seals as @ton/core does', () => {
  const cell = beginCell().storeUint(7, 32).endCell()
  const sealed = cell.toBoc({ idx: false, crc32: true })
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32LE(crc32c(sealed.subarray(0, -4)))
  expect(checksum.equals(sealed.subarray(-4))).toBe(true)
})
