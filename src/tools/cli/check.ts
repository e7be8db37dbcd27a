import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { checkService } from '../conformance/checkService.ts'
import type { GoldenCase } from '../conformance/golden/checkGolden.ts'
import type { ConformanceReport } from '../conformance/report.ts'
import { TonlensError } from '../../ton/cells/errors.ts'
import { writeCheckReport } from './checkReport.ts'
import { readArguments } from './readArguments.ts'
import { writeWholeFile } from './writeFiles.ts'

const helpText = `tonlens check <base URL> [options]   Compares a deployment of the index with the rule book. It only reads.

  --key <key>           API key. Better: set TONLENS_API_KEY, which no list of processes shows.
  --requests <n>        Most requests. Default 200.
  --seconds <n>         Most seconds. Default 300.
  --rate <n>            Requests per second. Default 1 without a key, 10 with one.
  --seed <n>            Chooses the questions. Default 1.
  --endpoints <names>   Endpoints to check, with commas between: transactions,jettonWallets
  --json <file>         Also writes the report as JSON.
  --golden <folder>     Folder with cases.jsonl of the repository of tonlens: recorded answers of the real
                        service, for deployments that hold their world. They are not in the package.

Exit code: 0 equal, 1 there are differences, 2 the deployment or an endpoint of it could not be checked.`

/**
 * Runs `tonlens check <base URL>` and sets the exit code.
 * @returns The text to print.
 * @throws {TonlensError} Arguments are invalid.
 */
export async function runCheckCommand(args: readonly string[], env = process.env): Promise<string> {
  const { values, positionals } = readArguments('check', args, {
    key: { type: 'string' },
    requests: { type: 'string' },
    seconds: { type: 'string' },
    rate: { type: 'string' },
    seed: { type: 'string' },
    endpoints: { type: 'string' },
    json: { type: 'string' },
    golden: { type: 'string' },
  })
  if (values.help === true) return helpText
  const [baseUrl, ...others] = positionals
  if (baseUrl === undefined || others.length > 0)
    throw new TonlensError('Pass one base URL: tonlens check https://host/api/v3. See tonlens check --help.')
  process.exitCode = 2
  const report = await checkService({
    baseUrl,
    apiKey: values.key ?? env['TONLENS_API_KEY'],
    endpoints: values.endpoints?.split(',').map((name) => name.trim()),
    budget: {
      requests: readNumber('requests', values.requests, 1_000_000),
      seconds: readNumber('seconds', values.seconds, 86_400),
    },
    rate: readNumber('rate', values.rate, 1000),
    seed: readNumber('seed', values.seed, 0xffffffff),
    golden: values.golden === undefined ? undefined : readGolden(values.golden),
    onProgress: ({ requests, budget }) => {
      if (process.stderr.isTTY) process.stderr.write(`\r${requests} of at most ${budget} requests`)
    },
  })
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K')
  if (values.json !== undefined && report.endpoints.some(({ tried }) => tried > 0))
    writeWholeFile(values.json, `${JSON.stringify(report, null, 2)}\n`)
  process.exitCode = checkExitCode(report)
  return writeCheckReport(report)
}

/**
 * 0 equal, 1 differences, 2 nothing of an endpoint could be compared because it failed, or the check could not be made.
 */
export function checkExitCode({ endpoints, ended }: ConformanceReport): 0 | 1 | 2 {
  if (endpoints.some(({ different }) => different > 0)) return 1
  if (ended === 'unreachable' || ended === 'unauthorized' || ended === 'aborted') return 2
  if (endpoints.some(({ tried, failed }) => tried === 0 && failed > 0)) return 2
  return endpoints.some(({ tried }) => tried > 0) ? 0 : 2
}

/** @throws {TonlensError} The text is no number from 0 to `max`; only a seed may be 0. */
function readNumber(name: string, text: string | undefined, max: number): number | undefined {
  if (text === undefined) return undefined
  const number = Number(text)
  const isInRange = /^\d+(\.\d+)?$/.test(text) && number <= max && (number > 0 || name === 'seed')
  if (!isInRange)
    throw new TonlensError(`--${name} is ${text}: pass a number from ${name === 'seed' ? '0' : 'above 0'} to ${max}.`)
  return number
}

/** @throws {TonlensError} The folder has no cases. */
function readGolden(folder: string): readonly GoldenCase[] {
  const [plain, compressed] = [join(folder, 'cases.jsonl'), join(folder, 'cases.jsonl.br')]
  if (!existsSync(plain) && !existsSync(compressed))
    throw new TonlensError(`--golden: ${folder} has neither cases.jsonl nor cases.jsonl.br.`)
  const text = existsSync(plain) ? readFileSync(plain, 'utf8') : String(brotliDecompressSync(readFileSync(compressed)))
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as GoldenCase)
}
