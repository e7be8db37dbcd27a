/** All hooks and components, of all doors. */
export * from '../../src/entries/index.ts'
export * from '../../src/entries/charts.ts'
export * from '../../src/entries/contracts.ts'
export * from '../../src/entries/ledger.ts'
export * from '../../src/entries/query.ts'
export * from '../../src/entries/staking.ts'
export * from '../../src/entries/views.ts'
