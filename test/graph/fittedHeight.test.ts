import { expect, test } from 'vitest'
import { fittedHeight, firstCamera } from '../../src/graph/camera/camera.ts'
import type { GraphPlane } from '../../src/graph/camera/plane.ts'
import { createRandom } from '../helpers/random.ts'

test('a viewport is as high as its graph, within its limits, and never cuts one that fits', () => {
  const random = createRandom(9)
  for (let round = 0; round < 3000; round++) {
    const layout = { width: 176 + random.integer(3000), height: 54 + random.integer(1200) }
    const plane = { layout } as GraphPlane
    const width = 320 + random.integer(1600)
    for (const fit of ['auto', 'whole', 'start'] as const) {
      const height = fittedHeight(plane, width, fit)
      expect(height).toBeGreaterThanOrEqual(160)
      expect(height).toBeLessThanOrEqual(560)
      const { scale, y } = firstCamera(plane, { width, height }, fit)
      const used = layout.height * scale
      // Only the limits leave the graph less room than it takes, or more.
      // The toolbar and its margin take 42 px at the bottom.
      if (height < 560) expect(y + used).toBeLessThanOrEqual(height - 60)
      if (height > 160) expect(height - used).toBeLessThanOrEqual(560 - 480 + 48 + 40)
      expect(y).toBeGreaterThanOrEqual(24)
    }
  }
})
