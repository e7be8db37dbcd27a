// Writes src/meaning/names/tonLabelsData.ts from the labels of ton-studio/ton-labels.
// node scripts/names.mjs <labels.json> <commit> <date>
// The file is a list of [bounceable address, label, category, subcategory, comment, tags].
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
/** Addresses of a label that are kept whole, so that a search can lead to them. */
const wholeAddresses = 1
/** Bytes of the hash that are kept of every further one. */
const prefixLength = 12
/** Characters of a comment at most. */
const noteLength = 60

/**
 * @typedef {readonly [
 *   address: string,
 *   label: string,
 *   category: string,
 *   subcategory: string,
 *   comment: string,
 *   tags: readonly string[],
 * ]} Row
 */

/** Cleans a text of strangers: one line without control and invisible characters. @param {string} text */
function clean(text) {
  const line = text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
  const letters = Array.from(line)
  return letters.length <= noteLength
    ? line
    : `${letters
        .slice(0, noteLength - 1)
        .join('')
        .trim()}…`
}

/** Writes an account as its label has it: flags, then the comment. @param {Row} row */
function writeLine([address, label, category, , comment, tags]) {
  const masterchain = Buffer.from(address, 'base64url')[1] === 255
  const scam = category === 'scammer' || tags.includes('scammer')
  const note = clean(comment)
  return [
    masterchain ? '~' : '',
    tags.includes('has-custodial-wallets') ? '$' : '',
    scam ? '!' : '',
    note === '' || note.toLowerCase() === label.toLowerCase() ? '' : `\t${note}`,
  ].join('')
}

const [file, commit, date] = process.argv.slice(2)
if (file === undefined || commit === undefined || date === undefined || !/^\d{4}-\d\d-\d\d$/.test(date))
  throw new Error('Usage: node scripts/names.mjs <labels.json> <commit> <date as 2026-04-28>')
/** @type {readonly Row[]} */
const rows = JSON.parse(readFileSync(file, 'utf8'))

/** @type {Map<string, Map<string, Row[]>>} */
const categories = new Map()
for (const row of rows) {
  const labels = categories.get(row[2]) ?? new Map()
  categories.set(row[2], labels)
  const label = clean(row[1])
  labels.set(label, [...(labels.get(label) ?? []), row])
}

const lines = []
/** @type {Buffer[]} */
const whole = []
/** @type {Buffer[]} */
const prefixes = []
for (const [category, labels] of categories) {
  lines.push(`#${category}`)
  for (const [label, all] of [...labels].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    lines.push(`=${label}`)
    // Accounts with a comment first: a search shows what they are.
    for (const [at, row] of all.toSorted((a, b) => Number(b[4] !== '') - Number(a[4] !== '')).entries()) {
      lines.push(writeLine(row))
      const hash = Buffer.from(row[0], 'base64url').subarray(2, 34)
      if (at < wholeAddresses) whole.push(hash)
      else prefixes.push(hash.subarray(0, prefixLength))
    }
  }
}

const text = lines.join('\n').replaceAll(/[\\`]|\$\{/g, String.raw`\$&`)
writeFileSync(
  join(root, 'src/meaning/names/tonLabelsData.ts'),
  `/*! ton-studio/ton-labels, commit ${commit}. MIT License, Copyright (c) 2024 Ton Foundation: see NOTICES.md. */
// Written by scripts/names.mjs.

/** Time of the commit, Unix seconds. */
export const time: number = ${Date.parse(date) / 1000}

/** Categories (\`#\`), labels in them (\`=\`), and a line for each account: flags, a tab and the comment. */
export const lines: string = \`${text}\`

/** Hash of the first account of each label, 32 bytes each, in base64. */
export const whole: string =
  '${Buffer.concat(whole).toString('base64url')}'

/** First ${prefixLength} bytes of the hashes of all other accounts, in base64. */
export const prefixes: string =
  '${Buffer.concat(prefixes).toString('base64url')}'
`,
)
