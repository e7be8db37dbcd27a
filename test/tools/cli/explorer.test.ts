import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { readFolder, type ExplorerFiles } from '../../../src/tools/cli/builtExplorer.ts'
import { runExplorerCommand } from '../../../src/tools/cli/explorer.ts'
import { createRandom } from '../../../src/tools/conformance/random.ts'

const folder = mkdtempSync(join(tmpdir(), 'tonlens-explorer-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Files of a built explorer with this script. */
const build = (script: string): ExplorerFiles =>
  new Map(
    Object.entries({
      'index.html':
        '<head><meta http-equiv="Content-Security-Policy" content="x" /><title>tonlens explorer</title></head>',
      [`assets/${script}`]: '1',
      'manifest.json': JSON.stringify({ name: 'tonlens explorer', start_url: './' }),
      'service-worker.js': 'self.explorerRelease={}\nrun()',
    }).map(([path, text]) => [path, Buffer.from(text)]),
  )

let built = build('one.js')
const run = (...args: string[]) => runExplorerCommand(args, folder, built)
const read = (...path: string[]) => readFileSync(join(folder, ...path), 'utf8')
const policy = (site: string) => /content="([^"]*)"/.exec(read(site, 'index.html'))?.[1] ?? ''

beforeEach(() => {
  built = build('one.js')
})

describe('tonlens explorer', () => {
  test('writes the explorer, its configuration and a policy that names the hosts of its networks only', () => {
    expect(
      run('site', '--network', 'testnet', '--network', 'https://index.example/api/v3', '--name', 'A & "B"'),
    ).toContain('explorer of testnet, index-example')
    expect(JSON.parse(read('site', 'config.json'))).toMatchObject({
      name: 'A & "B"',
      networks: [
        { name: 'testnet', testOnly: true },
        { name: 'index-example', baseUrl: 'https://index.example/api/v3' },
      ],
    })
    expect(read('site', 'index.html')).toContain('<title>A &amp; &quot;B&quot;</title>')
    expect(policy('site')).toContain(`connect-src 'self' https://testnet.toncenter.com https://index.example wss:`)
    expect(policy('site')).toContain(`script-src 'self';`)
  })

  test('allows no host at all for the embedded chain, and WebAssembly with the VM only', () => {
    run('embedded', '--network', 'embedded')
    expect(policy('embedded')).toContain(`connect-src 'self';`)
    writeFileSync(join(folder, 'vm.json'), JSON.stringify({ networks: [{ name: 'a', baseUrl: 'embedded' }], vm: 'vm' }))
    run('with-vm', '--config', 'vm.json')
    expect(policy('with-vm')).toContain(`script-src 'self' 'wasm-unsafe-eval';`)
  })

  test('updates an earlier explorer: old files go, its configuration and other files stay', () => {
    run('update', '--network', 'embedded')
    writeFileSync(join(folder, 'update', 'own.txt'), 'mine')
    writeFileSync(join(folder, 'outside.txt'), 'not of the explorer')
    built = build('two.js')
    expect(run('update')).toContain('Updated')
    expect([
      existsSync(join(folder, 'update/assets/one.js')),
      existsSync(join(folder, 'update/assets/two.js')),
    ]).toEqual([false, true])
    expect(JSON.parse(read('update', 'config.json')).networks[0].name).toBe('embedded')
    expect([read('update', 'own.txt'), read('outside.txt')]).toEqual(['mine', 'not of the explorer'])
  })

  test('gives the service worker the hashes of the files as they are served, and another version for another page', () => {
    const release = () =>
      JSON.parse(read('kept', 'service-worker.js').replace('self.explorerRelease=', '').replace(/\n.*/s, ''))
    const hash = (...path: string[]) =>
      createHash('sha256')
        .update(read('kept', ...path))
        .digest('hex')
    run('kept', '--network', 'embedded')
    const first = release()
    expect(first.files).toEqual({
      'index.html': hash('index.html'),
      'manifest.json': hash('manifest.json'),
      'assets/one.js': hash('assets', 'one.js'),
    })
    expect(read('kept', 'service-worker.js')).toMatch(/\}\nrun\(\)$/)
    run('kept')
    expect(release()).toEqual(first)
    writeFileSync(
      join(folder, 'kept', 'config.json'),
      JSON.stringify({ name: 'Renamed', networks: [{ name: 'a', baseUrl: 'https://index.example/api/v3' }] }),
    )
    run('kept')
    expect(release().version).not.toBe(first.version)
    expect(release().files['index.html']).toBe(hash('index.html'))
    expect(JSON.parse(read('kept', 'manifest.json'))).toEqual({
      name: 'Renamed',
      short_name: 'Renamed',
      start_url: './',
    })
  })

  test('refuses a folder with something else, and writes nothing there', () => {
    mkdirSync(join(folder, 'other'))
    writeFileSync(join(folder, 'other', 'index.html'), 'mine')
    expect(() => run('other')).toThrow('is not empty and holds no explorer')
    expect(read('other', 'index.html')).toBe('mine')
  })

  test.each([
    ['a list of another program', JSON.stringify({ files: { 'thesis.txt': {} } })],
    ['a list with a hash', JSON.stringify({ files: { 'thesis.txt': '5f4dcc' } })],
    ['no list', '[]'],
  ])('refuses a folder whose files.json is %s', (what, list) => {
    const other = join(folder, what.replaceAll(' ', '-'))
    mkdirSync(other)
    writeFileSync(join(other, 'thesis.txt'), 'mine')
    writeFileSync(join(other, 'files.json'), list)
    const before = readFolder(other)
    expect(() => run(other)).toThrow('is not empty and holds no explorer')
    expect(readFolder(other)).toEqual(before)
  })

  test('an update changes no file that somebody else wrote or changed: it is refused whole, or leaves them', () => {
    const random = createRandom(process.env['TONLENS_LONG'] === '1' ? randomBytes(4).readUInt32LE() : 7)
    for (let round = 0; round < 60; round += 1) {
      const site = join(folder, `round-${round}`)
      built = build('one.js')
      run(site, '--network', 'embedded')
      const written = readFolder(site)
      const own = new Set<string>()
      for (let change = 0; change < 2; change += 1) {
        const path = random.pick(
          [...written.keys(), 'own.txt', 'assets/two.js', 'assets/own.js', 'vm.json'].filter(
            (file) => file !== 'config.json' && file !== 'files.json',
          ),
        )
        writeFileSync(join(site, path), `of somebody else ${round}`)
        own.add(path)
      }
      // A list that was changed, too, makes no file ours.
      if (round % 3 === 0) {
        const list = JSON.parse(String(written.get('files.json'))) as { files: Record<string, unknown> }
        writeFileSync(
          join(site, 'files.json'),
          JSON.stringify({
            ...list,
            files: {
              ...list.files,
              'own.txt': random.pick<unknown>(['', 7, null, list.files['index.html']]),
              '../outside.txt': '',
            },
          }),
        )
      }
      const before = readFolder(site)
      built = build(random.pick(['one.js', 'two.js']))
      let isRefused = false
      try {
        run(site)
      } catch (error) {
        isRefused = true
        expect(String(error)).toMatch(
          /holds files that this command did not write, or that were changed since: .*nothing was written/,
        )
      }
      const after = readFolder(site)
      if (isRefused) expect(after).toEqual(before)
      for (const path of own) expect(String(after.get(path)), path).toBe(`of somebody else ${round}`)
      expect([...after.keys()].filter((path) => path.startsWith('.tonlens'))).toEqual([])
    }
  })

  test('takes any name as it is', () => {
    run('named', '--network', 'embedded', '--name', "$& $1 </title> $'")
    expect(read('named', 'index.html')).toContain("<title>$&amp; $1 &lt;/title> $'</title>")
  })

  test('lists its options', () => {
    expect(run('--help')).toMatch(/^tonlens explorer <folder>[^]*--network[^]*--config[^]*--name[^]*--vm/)
  })

  test.each<[string[], string]>([
    [[], 'Pass one folder'],
    [['a', 'b'], 'Pass one folder'],
    [['a', '--nope'], "Unknown option '--nope'"],
    [['a', '--network'], "Option '--network <value>' argument missing"],
    [['a', '--network', 'othernet'], '--network othernet is not known'],
    [['a', '--network', 'http://index.example/api/v3'], 'networks[0].baseUrl of the configuration must be an https://'],
    [
      ['a', '--network', 'mainnet', '--network', 'mainnet'],
      'networks[1].name of the configuration is the name of an earlier network',
    ],
    [['a', '--network', 'https://'], '--network https:// is not known'],
    [['a', '--network', 'https://:::'], '--network https://::: is not known'],
    [['a', '--config', 'broken.json'], 'networks[0].baseUrl of the configuration must be an https:// address'],
    [['a', '--config', 'gateway.json'], 'ipfsGateway of the configuration must be an https:// address'],
    [['a', '--config', 'missing.json'], 'could not be read as JSON'],
    [['a', '--config', 'x.json', '--network', 'mainnet'], 'not both'],
  ])('says what is wrong with %j', (args, message) => {
    writeFileSync(join(folder, 'broken.json'), JSON.stringify({ networks: [{ name: 'a', baseUrl: 'https://:::' }] }))
    writeFileSync(
      join(folder, 'gateway.json'),
      JSON.stringify({ networks: [{ name: 'a', baseUrl: 'embedded' }], ipfsGateway: 'https://[' }),
    )
    expect(() => run(...args)).toThrow(message)
    expect(existsSync(join(folder, 'a'))).toBe(false)
  })
})
