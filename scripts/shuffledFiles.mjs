// Vitest sequencer: the files of each project in an order of chance, to find files that need what another one left
// behind.
import { createHash } from 'node:crypto'
import { BaseSequencer } from 'vitest/node'

/** Each takes half a minute or more. One that began last would leave the other workers of its group idle. */
const longest = [
  'test/chain/generate.test.ts',
  'test/newcomer/newcomer.test.ts',
  'test/tools/conformance/checkService.test.ts',
  'test/tools/conformance/planted.test.ts',
  'test/e2e/consumer.test.ts',
  'test/e2e/create/create.test.ts',
  'test/e2e/handbook.test.ts',
  'test/e2e/mirror-reliability.test.ts',
  'test/e2e/samples.test.ts',
  'test/e2e/testing.test.ts',
  'test/e2e/visual.test.ts',
  'test/e2e/widgets/widgets.test.ts',
  'test/sweep/stories.test.ts',
]

/** @typedef {import('vitest/node').TestSpecification} File */

/** @param {File} file */
const isLong = ({ moduleId }) => longest.some((name) => moduleId.endsWith(`/${name}`))
/** @param {File} file */
const readGroup = ({ project }) => project.config.sequence.groupOrder

/**
 * The longest files of a group come first. The others of a project stay together, since those that share modules do.
 */
export class ShuffledFiles extends BaseSequencer {
  /** @override @type {BaseSequencer['sort']} */
  async sort(files) {
    const { seed } = this.ctx.config.sequence
    console.log(`Files and tests are shuffled: --sequence.seed=${seed} repeats their order.`)
    const sorted = await super.sort(files)
    const places = new Map(sorted.map(({ project }, at) => [project.name, at]))
    const order = new Map(
      sorted.map((file) => [file, createHash('sha1').update(`${seed} ${file.moduleId}`).digest('hex')]),
    )
    return sorted.toSorted(
      (a, b) =>
        readGroup(a) - readGroup(b) ||
        Number(isLong(b)) - Number(isLong(a)) ||
        (places.get(a.project.name) ?? 0) - (places.get(b.project.name) ?? 0) ||
        (order.get(a) ?? '').localeCompare(order.get(b) ?? ''),
    )
  }
}
