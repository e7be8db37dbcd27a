// Opens evidence files from disk in Chromium and in one of the other browsers by chance, in all with TONLENS_LONG=1.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isInstalled } from '../../../scripts/browsers/launch.mjs'
import { showcase } from '../../../stories/chain/index.json'
import wallets from '../../../stories/chain/jetton-wallets.json'
import { chooseBrowsers } from '../../helpers/browsers/chooseBrowsers.ts'
import { drivePage } from '../../helpers/browsers/drivePage.ts'
import { createChance } from '../../helpers/chance.ts'

const isLong = process.env['TONLENS_LONG'] === '1'
const [account = ''] = Object.values(showcase.people)

/** Writes the evidence of an account with the built package, without and with its jetton wallets. */
async function writeEvidence(): Promise<{ file: string; jettons: string; rows: number }> {
  const dist = (name: string) =>
    import(pathToFileURL(fileURLToPath(new URL(`../../../dist/entries/${name}.js`, import.meta.url))).href) as Promise<
      Record<string, never>
    >
  const [{ createClient }, { createMemoryIndex }, { accountLedger, evidenceFile }] = (await Promise.all([
    dist('client'),
    dist('memory'),
    dist('ledger'),
  ])) as unknown as [
    typeof import('../../../src/entries/client.ts'),
    typeof import('../../../src/entries/memory.ts'),
    typeof import('../../../src/entries/ledger.ts'),
  ]
  const { default: answer } = await import('../../../stories/chain/transactions.json')
  const client = createClient({ network: 'testnet', transport: createMemoryIndex([answer, wallets]).transport })
  const write = async (options = {}): Promise<string> => {
    let file = ''
    for await (const part of evidenceFile(client, account, options)) file += part
    return file
  }
  let rows = 0
  for await (const { transactions } of accountLedger(client, account, { assets: ['coin'], actions: false }))
    rows += transactions
  return { file: await write(), jettons: await write({ jettons: true }), rows }
}

let evidence: Awaited<ReturnType<typeof writeEvidence>>
beforeAll(async () => {
  evidence = await writeEvidence()
})

describe.each(chooseBrowsers('evidence'))('an evidence file in %s', (name) => {
  describe.skipIf(!isInstalled(name))('from disk', () => {
    const folder = mkdtempSync(join(tmpdir(), 'tonlens-evidence-'))
    const tab = drivePage(name)
    afterAll(() => rmSync(folder, { recursive: true, force: true }))

    let count = 0
    /** Opens a file and returns the state and the text of its verdict. */
    async function open(file: string | Uint8Array): Promise<{ state: string; text: string }> {
      const path = join(folder, `${count++}.html`)
      writeFileSync(path, file)
      await tab.goto(pathToFileURL(path).href)
      const read = `({ state: document.getElementById('status')?.dataset.state ?? '', text: document.getElementById('status')?.textContent ?? '' })`
      let found = { state: '', text: '' }
      // A file whose program was changed never gets a state.
      await expect
        .poll(
          async () => {
            found = await tab.evaluate(read)
            return found.state !== '' || !found.text.startsWith('Checking')
          },
          { timeout: 60_000 },
        )
        .toBe(true)
      return found
    }

    test('verifies all its rows and shows the account', async () => {
      expect(await open(evidence.file)).toEqual({
        state: 'good',
        text: `All ${evidence.rows} transactions fit their hashes, none is missing between them, and the file is as it was written.`,
      })
      const shown = await tab.evaluate<string>(`document.getElementById('report').textContent`)
      expect(shown).toContain(account)
      expect(shown).toContain('the first transaction that the service lists')
      const checks = await tab.evaluate<string[]>(
        `[...document.querySelectorAll('tbody td:last-child[rowspan]')].map((cell) => cell.textContent)`,
      )
      expect(checks).toEqual(Array.from({ length: Math.min(100, evidence.rows) }, () => 'fits its hash'))
    })

    test('finds a changed byte, wherever it is', async () => {
      const bytes = new TextEncoder().encode(evidence.file)
      const end = evidence.file.length
      const rows = evidence.file.indexOf('id="rows"')
      const code = evidence.file.lastIndexOf('<script>')
      const random = createChance(name)
      // As many in the head and the program as in the rows, which are most of the file; others in each gate.
      const places = Array.from({ length: (name === 'chromium' ? 12 : 3) * (isLong ? 25 : 1) }, (_, at) => {
        const [from, to] = (
          [
            [0, rows],
            [rows, code],
            [code, end],
          ] as const
        )[at % 3]!
        return from + random.integer(to - from)
      })
      for (const place of places) {
        const changed = Uint8Array.from(bytes)
        changed[place] = changed[place] === 0x7e ? 0x7c : 0x7e
        const { state, text } = await open(changed)
        expect(state, `byte ${place}: ${text}`).not.toBe('good')
      }
    })

    test('finds a row that was taken out, and a field that no hash covers', async () => {
      const lines = evidence.file.split('\n')
      const first = lines.findIndex((line) => line.includes('id="rows"')) + 1
      const { state, text } = await open(lines.filter((_, at) => at !== first + 1).join('\n'))
      expect(state).toBe('bad')
      expect(text).toContain('links between transactions are broken')
      const moved = evidence.file.replace(
        /"mc_block_seqno":(\d+)/,
        (_, seqno: string) => `"mc_block_seqno":${Number(seqno) + 1}`,
      )
      expect((await open(moved)).text).toContain('The file differs from what was written')
    })

    test('verifies the rows of the jetton wallets, and counts their balances from the first', async () => {
      const owned = wallets.jetton_wallets.filter(({ owner }) => owner === account)
      const own = owned.reduce(
        (sum, { address }) => sum + evidence.jettons.split(`"account":"${address}"`).length - 1,
        0,
      )
      expect(own).toBeGreaterThan(owned.length)
      const { state, text } = await open(evidence.jettons)
      expect({ state, text }).toEqual({
        state: 'good',
        text: `All ${evidence.rows + own} transactions of the account and its jetton wallets (${owned.length}) fit their hashes, none is missing between them, and the file is as it was written.`,
      })
      const tables = await tab.evaluate<string[][]>(
        `[...document.querySelectorAll('table')].slice(1).map((table) => [...table.querySelectorAll('tbody td:nth-of-type(5)')].map((cell) => cell.textContent).filter((text) => /^\\d+$/.test(text)))`,
      )
      const stated = owned.toSorted((a, b) => (a.address < b.address ? -1 : 1)).map(({ balance }) => balance)
      expect(tables.map(([newest]) => newest)).toEqual(stated)
      // The row of a wallet that is taken out breaks the links of that wallet.
      const lines = evidence.jettons.split('\n')
      const first = lines.findIndex((line) => line.includes('class="wallet-rows"')) + 1
      expect((await open(lines.filter((_, at) => at !== first + 1).join('\n'))).text).toContain(
        '1 links between transactions are broken',
      )
    })

    test('compares its newest row with a hash from elsewhere', async () => {
      await open(evidence.file)
      const compare = (hash: string) =>
        `(() => { const box = document.querySelector('input'); box.value = ${JSON.stringify(hash)}; box.dispatchEvent(new Event('input')); return document.querySelector('label + p').textContent })()`
      const newest = await tab.evaluate<string>(
        `JSON.parse(document.getElementById('coverage').textContent).newest.hash`,
      )
      expect(await tab.evaluate(compare(newest))).toMatch(/^Same hash/)
      expect(await tab.evaluate(compare(Buffer.from(newest, 'base64').toString('hex')))).toMatch(/^Same hash/)
      expect(await tab.evaluate(compare('A'.repeat(43) + '='))).toMatch(/^Another hash/)
      expect(await tab.evaluate(compare('nonsense'))).toBe('This is no hash.')
    })

    test('has a policy that allows no other program and no request', async () => {
      await open(evidence.file)
      const blocked = await tab.evaluate<boolean[]>(`Promise.all([
        fetch('data:text/plain,x').then(() => true, () => false),
        new Promise((resolve) => { const script = document.createElement('script'); script.textContent = 'globalThis.ran = true'; document.body.append(script); setTimeout(() => resolve(globalThis.ran === true), 100) }),
      ])`)
      expect(blocked).toEqual([false, false])
    })
  })
})
