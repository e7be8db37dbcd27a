#!/usr/bin/env node
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { TonlensError } from '../../ton/cells/errors.ts'

/** Commands, each in a file of its own that is loaded when it runs. */
const commands: Readonly<
  Record<string, { readonly summary: string; readonly run: (args: readonly string[]) => Promise<string> }>
> = {
  check: {
    summary: 'Compares a deployment of the index with the rule book.',
    run: async (args) => (await import('./check.ts')).runCheckCommand(args),
  },
  explorer: {
    summary: 'Writes an explorer as static files.',
    run: async (args) => (await import('./explorer.ts')).runExplorerCommand(args),
  },
  gateway: {
    summary: 'Answers the requests of many visitors with one key.',
    run: async (args) => (await import('./gateway/command.ts')).runGatewayCommand(args),
  },
  mcp: {
    summary: 'Answers questions of agents on the chain, by the Model Context Protocol.',
    run: async (args) => (await import('./mcp/command.ts')).runMcpCommand(args, readVersion()),
  },
  tlb: {
    summary: 'Compiles TL-B schemes to an ABI.',
    run: async (args) => (await import('./tlb/command.ts')).runTlbCommand(args),
  },
  vm: {
    summary: 'Copies the TVM emulator of your @ton/sandbox into a folder of your site.',
    run: async (args) => (await import('./vm.ts')).runVmCommand(args),
  },
}

const [name = '', ...args] = process.argv.slice(2)
const chosen = Object.hasOwn(commands, name) ? commands[name] : undefined
if (name === '--version' || name === '-v') {
  console.log(readVersion())
} else if (chosen === undefined) {
  const isHelp = ['', 'help', '--help', '-h'].includes(name)
  if (!isHelp) console.error(`There is no command ${name}.`)
  const lines = Object.entries(commands).map(([command, { summary }]) => `  tonlens ${command.padEnd(10)}${summary}`)
  console.log(
    ['Usage:', ...lines, 'tonlens <command> --help lists its arguments.', 'tonlens --version prints the version.'].join(
      '\n',
    ),
  )
  process.exitCode = isHelp ? 0 : 1
} else {
  try {
    const text = await chosen.run(args)
    // Standard output of a server that speaks a protocol there ends with its last message.
    if (text !== '') console.log(text)
  } catch (error) {
    // Errors of this package say what to do; of others, the place helps.
    console.error(error instanceof TonlensError ? error.message : error)
    // 1 means differences to `check`, which says itself that it could not be run.
    process.exitCode = name === 'check' ? 2 : 1
  }
}

function readVersion(): string {
  // Not by `new URL`: the bundler would put the file itself in its place.
  const manifest = join(dirname(fileURLToPath(import.meta.url)), '../../../package.json')
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version
}
