import { expect, test } from 'vitest'
import { disassemble, type CodeListing } from 'tonlens/code'
import { Builder } from '../../../src/ton/cells/builder.ts'
import { replayTransactions } from '../../../src/sources/vm/jobs/replay.ts'
import { chainConfig, chainHistories, jobSources, openEmulator } from '../../fixtures/emulator.ts'
import { chainStates } from '../../fixtures/verify.ts'
import { failedCode } from '../../fixtures/vmCode.ts'
import { failed } from '../../fixtures/vmRuns.ts'

const states = chainStates()
const codes = [...new Set(states.flatMap(({ code_boc }) => code_boc ?? []))]

test('lines of every contract of the embedded chain have places, but for references', async () => {
  expect(codes.length).toBeGreaterThan(15)
  for (const code of codes) {
    for (const { id, lines, places } of (await disassemble(code, { places: true })).methods) {
      const instructions = lines?.flatMap((line, at) => (/^\s*(?!ref )[A-Za-z]/.test(line) ? [at] : []))
      expect(
        [...new Set(places?.map(({ line }) => line))].toSorted((a, b) => a - b),
        String(id),
      ).toEqual(instructions)
    }
  }
})

test('places are not told unless they are asked for', async () => {
  const { methods } = await disassemble(codes[0] ?? '')
  expect(methods.map(({ places }) => places)).toEqual(methods.map(() => undefined))
})

// The emulator's log and the disassembler know nothing of each other: the names of instructions are the check.
test('the steps that the emulator logs are at the lines of the same instructions', async () => {
  const emulator = await openEmulator()
  const checked = new Set<string>()
  let steps = 0
  for (const [account, transactions] of chainHistories()) {
    const { code_boc: code } = states.find(({ address }) => address === account) ?? {}
    if (code == null || checked.has(code)) continue
    const { run } = await replayTransactions(
      emulator,
      { transactions: transactions.slice(0, 12), config: chainConfig },
      jobSources().libraries,
    ).catch(() => ({ run: undefined }))
    if (run === undefined) continue
    checked.add(code)
    const listing = await disassemble(code, { places: true })
    const lines = readLines(listing)
    for (const { place, instruction } of run.steps) {
      // The root cell chooses the method, and is in none.
      if (place === undefined || (place.cell.toLowerCase() === listing.hash && listing.methods[0]?.id !== undefined))
        continue
      expect(instructionFamily(lines.get(`${place.cell.toLowerCase()}:${place.offset}`) ?? ''), instruction).toBe(
        instructionFamily(instruction),
      )
      steps += 1
    }
  }
  expect(checked.size).toBe(17)
  expect(steps).toBeGreaterThan(2000)
}, 120_000)

function readLines({ methods }: CodeListing): ReadonlyMap<string, string> {
  return new Map(
    methods.flatMap(
      ({ places, lines }) =>
        places?.map(({ cell, offset, line }) => [`${cell}:${offset}`, lines?.[line] ?? ''] as const) ?? [],
    ),
  )
}

/** Name of an instruction without its form: the disassembler and the emulator write forms in different ways. */
function instructionFamily(text: string): string {
  const [name = ''] = text.trim().split(' ')
  return name
    .replace(/^(\d)([A-Z]+)$/, '$2$1')
    .replace(/_.*$/, '')
    .replace(/^(PUSH|POP)CTR$/, '$1')
    .replace('/MOD', '')
    .replace('MULSHR', 'MULRSHIFT')
    .replace(/^MULDIV[CR]$/, 'MULDIV')
}

test('code that does not compile to its hash has no places', async () => {
  // A slice without the bit that ends it: the assembler writes one.
  const odd = new Builder().uint(0x8b00, 16).cell()
  const { methods } = await disassemble(odd, { places: true })
  expect(methods).toEqual([{ id: undefined, name: undefined, lines: ['PUSHSLICE x{}'] }])
})

test('the code of the stories is that of the chain', async () => {
  const code = states.find(({ address }) => address === failed.transaction.account)?.code_boc ?? ''
  const { methods, ...listing } = await disassemble(code, { places: true })
  expect(failedCode).toEqual(
    JSON.parse(
      JSON.stringify({
        ...listing,
        methods: methods.filter(({ id }) => failedCode.methods.some((each) => each.id === id)),
      }),
    ),
  )
})
