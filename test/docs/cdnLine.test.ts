import { expect, test } from 'vitest'
import { cdnLine } from '../../stories/widgets/cdnLine.ts'

test('the tag names the exact version and the hash of the script', () => {
  expect(cdnLine('1.2.3', 'sha384-abc')).toBe(
    '<script type="module" src="https://cdn.jsdelivr.net/npm/tonlens@1.2.3/dist/web/tonlens.js"\n  integrity="sha384-abc" crossorigin="anonymous"></script>',
  )
})

test('without a build it has no hash, which would be wrong', () => {
  expect(cdnLine('1.2.3', undefined)).not.toContain('integrity')
})
