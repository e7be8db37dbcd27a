export { createRandom, type Random } from '../../src/tools/conformance/random.ts'
