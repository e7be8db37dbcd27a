// Vitest sequencer: the files of each project in an order of chance, to find files that need what another one left behind.
import { createHash } from 'node:crypto'
import { BaseSequencer } from 'vitest/node'

/** Files of a project stay together, since those that share modules do. */
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
        (places.get(a.project.name) ?? 0) - (places.get(b.project.name) ?? 0) ||
        (order.get(a) ?? '').localeCompare(order.get(b) ?? ''),
    )
  }
}
