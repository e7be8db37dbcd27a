import { serveVerification } from '../../src/verify.ts'

serveVerification()
