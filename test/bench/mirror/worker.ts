import { serveMirror } from '../../../src/entries/mirror-worker.ts'

serveMirror()
