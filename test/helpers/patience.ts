// On a busy machine, tests wait longer than the usual second.
import { vi } from 'vitest'

const { waitFor } = vi
vi.waitFor = (check, options = 30_000) => waitFor(check, options)
