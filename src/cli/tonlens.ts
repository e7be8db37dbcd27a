#!/usr/bin/env node
import { TonlensError } from '../ton/errors.ts'

/** Subcommands, each in a file of its own that is loaded when it runs. */
const commands: Readonly<Record<string, { readonly usage: string; readonly run: (args: readonly string[]) => Promise<string> }>> = {
  check: {
    usage: 'tonlens check <base URL> [--requests N] [--endpoints a,b] [--json file]   Compares a deployment of the index with the rule book.',
    run: async (args) => (await import('./check.ts')).runCheckCommand(args),
  },
  explorer: {
    usage: 'tonlens explorer <folder> [--network mainnet|testnet|embedded|<url>]… [--config <file>] [--name <name>] [--vm]   Writes an explorer as static files.',
    run: async (args) => (await import('./explorer.ts')).runExplorerCommand(args),
  },
  tlb: {
    usage: 'tonlens tlb <file> [<target>] [--partial]   Compiles TL-B schemes to an ABI, with your @ton-community/tlb-parser.',
    run: async (args) => (await import('./tlb/command.ts')).runTlbCommand(args),
  },
  vm: {
    usage: 'tonlens vm <folder>   Copies the TVM emulator of your @ton/sandbox into a folder of your site.',
    run: async (args) => (await import('./vm.ts')).runVmCommand(args),
  },
}

const [name = '', ...args] = process.argv.slice(2)
const command = Object.hasOwn(commands, name) ? commands[name] : undefined
if (command === undefined) {
  const isHelp = ['', 'help', '--help', '-h'].includes(name)
  if (!isHelp) console.error(`There is no command ${name}.`)
  console.log(['Usage:', ...Object.values(commands).map(({ usage }) => `  ${usage}`)].join('\n'))
  process.exitCode = isHelp ? 0 : 1
} else {
  try {
    console.log(await command.run(args))
  } catch (error) {
    // Errors of this package say what to do; of others, the place helps.
    console.error(error instanceof TonlensError ? error.message : error)
    // 1 means differences to `check`, which says itself that it could not be run.
    process.exitCode = name === 'check' ? 2 : 1
  }
}
