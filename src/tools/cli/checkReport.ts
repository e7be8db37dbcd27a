import type { ConformanceReport, Difference, EndpointReport } from '../conformance/report.ts'

const nothingCompared = 'Nothing could be compared.'

/** Writes a report for a terminal: a line for each endpoint, then the differences and what is open. */
export function writeCheckReport(report: ConformanceReport): string {
  const tried = report.endpoints.filter(({ tried: count }) => count > 0)
  // The reason is the same for all endpoints then.
  if (tried.length === 0 && report.reason !== undefined)
    return `${escapeText(report.baseUrl)}: ${nothingCompared} ${escapeText(report.reason)}`
  const width = Math.max(8, ...tried.map(({ endpoint }) => endpoint.length))
  const different = report.endpoints.flatMap(({ endpoint, differences }) =>
    differences.map((each) => writeDifference(endpoint, each)),
  )
  const open = report.endpoints.flatMap(({ endpoint, notChecked }) =>
    notChecked.map((why) => `  ${endpoint}: ${escapeText(why)}`),
  )
  return [
    `${escapeText(report.baseUrl)}  states version ${escapeText(report.stated ?? 'unknown')}, compared with ${describeBasis(report)} of version ${report.version}`,
    `${report.requests} requests in ${report.seconds} s, seed ${report.seed}${report.reason === undefined ? '' : `. ${escapeText(report.reason)}`}`,
    '',
    ...(tried.length === 0 ? [] : [writeRow(width, 'endpoint', ['cases', 'equal', 'refused', 'quirks', 'different'])]),
    ...tried.map((row) => writeCounts(width, row)),
    ...(different.length === 0 ? [] : ['', 'Differences', ...different]),
    ...(open.length === 0 ? [] : ['', 'Not checked', ...open]),
    '',
    writeSummary(report),
  ].join('\n')
}

function describeBasis({ comparedWith }: ConformanceReport): string {
  return comparedWith === 'golden' ? 'recorded answers' : 'its own rows by the rules'
}

function writeCounts(width: number, { endpoint, tried, equal, refused, quirks, different }: EndpointReport): string {
  return writeRow(width, endpoint, [tried, equal, refused, quirks, different])
}

function writeRow(width: number, name: string, cells: readonly (string | number)[]): string {
  return `${name.padEnd(width)}${cells.map((cell) => String(cell).padStart(11)).join('')}`
}

function writeDifference(
  endpoint: string,
  { kind, url, headers, path, answered, expected, decidedBy }: Difference,
): string {
  return [
    `  ${endpoint}, ${kind}${path === '' ? '' : `, ${escapeText(path)}`}`,
    `    answered  ${escapeText(answered ?? 'nothing')}`,
    `    expected  ${escapeText(expected ?? 'nothing')}`,
    `    repeat    ${writeCurl(url, headers)}`,
    ...decidedBy.map((each) => `    rows from ${writeCurl(each)}`),
  ].join('\n')
}

/** A command for a shell. URLs of a query hold no quotes. */
function writeCurl(url: string, headers: Difference['headers'] = {}): string {
  const options = Object.entries(headers).map(([name, value]) => `-H '${name}: ${value}' `)
  return `curl ${options.join('')}'${escapeText(url).replaceAll("'", '%27')}'`
}

function writeSummary({ endpoints }: ConformanceReport): string {
  const sum = (count: (row: EndpointReport) => number) => endpoints.reduce((total, row) => total + count(row), 0)
  const tried = sum((row) => row.tried)
  const different = sum((row) => row.different)
  if (tried === 0) return nothingCompared
  const silent = endpoints.filter((row) => row.tried === 0 && row.failed > 0).map(({ endpoint }) => endpoint)
  const open = silent.length === 0 ? '' : ` No usable answer came of ${silent.join(', ')}.`
  return different === 0 ? `Equal in all ${tried} cases.${open}` : `Different in ${different} of ${tried} cases.${open}`
}

/** Text of a deployment without characters that control a terminal. */
function escapeText(text: string): string {
  // eslint-disable-next-line no-control-regex
  return text.replaceAll(/[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '\ufffd')
}
