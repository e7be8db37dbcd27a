/** Names of accounts that everybody can check on the chain or in a standard, in English. */
export const knownAccountNames = {
  elector: 'Elector',
  config: 'Config',
  system: 'System',
  zero: 'Zero address',
  blackHole: 'Black hole',
  dnsRoot: 'DNS root',
  tonDomains: 'TON domains',
  telegramUsernames: 'Telegram usernames',
  telegramNumbers: 'Telegram numbers',
} as const

/** Key of a well-known account; texts in other languages go by it. */
export type WellKnownAccount = keyof typeof knownAccountNames

/** Raw address of the contract that holds the configuration of a network. */
export const configAccount = '-1:5555555555555555555555555555555555555555555555555555555555555555'

/** Raw address of the contract that elects the validators. */
export const electorAccount = '-1:3333333333333333333333333333333333333333333333333333333333333333'

/** Raw address that sends what the masterchain itself credits. */
export const systemAccount = '-1:0000000000000000000000000000000000000000000000000000000000000000'

/** Raw address of the collection of `.ton` domains on the main network. */
export const tonDomainCollection = '0:B774D95EB20543F186C06B371AB88AD704F7E256130CAF96189368A7D0CB6CCF'

/** Well-known accounts by raw address. */
export const knownAccounts: readonly (readonly [address: string, account: WellKnownAccount])[] = [
  [configAccount, 'config'],
  [electorAccount, 'elector'],
  [systemAccount, 'system'],
  ['0:0000000000000000000000000000000000000000000000000000000000000000', 'zero'],
  ['0:FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF', 'blackHole'],
  // Configuration parameter 4 of the main network, then the collections that it delegates to.
  ['-1:E56754F83426F69B09267BD876AC97C44821345B7E266BD956A7BFBFB98DF35C', 'dnsRoot'],
  [tonDomainCollection, 'tonDomains'],
  ['0:80D78A35F955A14B679FAA887FF4CD5BFC0F43B4A4EEA2A7E6927F3701B273C2', 'telegramUsernames'],
  ['0:0E41DC1DC3C9067ED24248580E12B3359818D83DEE0304FABCF80845EAFAFDB2', 'telegramNumbers'],
]

/** Finds a well-known account by its raw address. */
export function findKnownAccount(key: string): WellKnownAccount | undefined {
  return knownAccounts.find(([address]) => address === key)?.[1]
}
