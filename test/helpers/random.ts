export { createRandom, type Random } from '../../src/conformance/random.ts'
