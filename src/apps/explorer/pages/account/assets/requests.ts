/** Parameters of the jettons of an account, for its tab and its overview. */
export const ownedJettons = (address: string) => ({ owner_address: [address], exclude_zero_balance: true, limit: 100 })
