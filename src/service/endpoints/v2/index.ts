/** Every row of the second table: what API v2 has and API v3 has not. */
export * from './blocks.ts'
export * from './contracts.ts'
export * from './states.ts'
