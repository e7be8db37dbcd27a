#!/usr/bin/env node
// `npm create tonlens <folder> -- --template <name>`: writes an application into a new folder.
import { relative } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { createApp, CreateError, readTemplate, templates } from './create.mjs'

const helpText = `Usage:
  npm create tonlens <folder> -- --template <name>

Templates:
${Object.entries(templates)
  .map(([name, text]) => `  ${name.padEnd(10)}${text}`)
  .join('\n')}`

/** Reads the arguments, and asks for what is missing if somebody sits at the terminal. */
async function readChoice() {
  const { values, positionals } = readArguments()
  if (values.help) return undefined
  const [folder, ...more] = positionals
  if (more.length > 0)
    throw new CreateError(`Name one folder only; these are ${positionals.length}: ${positionals.join(', ')}.`)
  const template = values.template === undefined ? undefined : readTemplate(values.template)
  if (folder !== undefined && template !== undefined) return { folder, template }
  if (!process.stdin.isTTY || !process.stdout.isTTY) {
    const missing = folder === undefined ? 'a folder' : 'a template'
    throw new CreateError(`Name ${missing}.\n\n${helpText}`)
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return { folder: folder ?? (await askFolder(terminal)), template: template ?? (await askTemplate(terminal)) }
  } finally {
    terminal.close()
  }
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { template: { type: 'string', short: 't' }, help: { type: 'boolean', short: 'h' } },
    })
  } catch (error) {
    throw new CreateError(`${error instanceof Error ? error.message : String(error)}\n\n${helpText}`, { cause: error })
  }
}

/** @param {import('node:readline/promises').Interface} terminal */
async function askFolder(terminal) {
  return (await terminal.question('Folder (tonlens-app): ')).trim() || 'tonlens-app'
}

/** @param {import('node:readline/promises').Interface} terminal */
async function askTemplate(terminal) {
  const names = Object.keys(templates)
  console.log(names.map((name, at) => `  ${at + 1}  ${name.padEnd(10)}${templates[readTemplate(name)]}`).join('\n'))
  const answer = (await terminal.question('Template (1): ')).trim() || '1'
  return readTemplate(names[Number(answer) - 1] ?? answer)
}

try {
  const choice = await readChoice()
  if (choice === undefined) console.log(helpText)
  else {
    const folder = relative(process.cwd(), createApp(choice))
    const steps = [
      ...(folder === '' ? [] : [`cd ${/[^\w./-]/.test(folder) ? `"${folder}"` : folder}`]),
      'npm install',
      'npm run dev',
    ]
    console.log(`Wrote the template ${choice.template}. Next:\n\n${steps.map((step) => `  ${step}`).join('\n')}`)
  }
} catch (error) {
  console.error(error instanceof CreateError ? error.message : error)
  process.exitCode = 1
}
