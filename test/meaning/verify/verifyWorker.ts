import { serveVerification } from '../../../src/entries/verify.ts'

serveVerification()
