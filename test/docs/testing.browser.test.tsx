// The test that the handbook shows, run as it stands there, and how long it takes.
import { afterAll, beforeAll, expect } from 'vitest'
import '../../stories/guides/testing/HeldJettons.test.tsx'

let start = 0
beforeAll(() => void (start = performance.now()))
afterAll(() => expect(performance.now() - start).toBeLessThan(1000))
