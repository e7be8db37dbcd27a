// What a test waits for takes more than the usual second on a busy machine.
import { vi } from 'vitest'

const { waitFor } = vi
vi.waitFor = (check, options = 30_000) => waitFor(check, options)
