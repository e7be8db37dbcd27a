export * from './account.ts'
export * from './assets.ts'
export * from './chain.ts'
export * from './assets.ts'
export * from './settings.ts'
export * from './home.ts'
export * from './networks.ts'
export * from './account.ts'
export * from './search.ts'
export * from './settings.ts'
export * from './shell.ts'
export * from './tools.ts'
export * from './transactions.ts'

/** Texts of the pages in one language: a group for each folder of pages. */
export type Texts = typeof import('./index.ts')
