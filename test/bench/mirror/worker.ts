import { serveMirror } from '../../../src/mirror-worker.ts'

serveMirror()
