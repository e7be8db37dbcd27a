/** Texts about jettons, who holds them and where they went. */
export interface JettonMessages {
  /** Name of a card of one jetton. */
  readonly title: string
  readonly empty: string
  /** Marks a jetton that the service calls a scam. */
  readonly scam: string
  readonly nsfw: string
  /** Marks a jetton that can be taken for another, which is named. */
  readonly looksLike: (name: string) => string
  /** Explains that mark where the other is not known to be the right one either. */
  readonly sameName: string
  /** Explains that mark where the other is the right one. */
  readonly forgedName: string
  readonly supply: string
  readonly decimals: string
  readonly mintable: string
  readonly yes: string
  readonly no: string
  readonly admin: string
  /** Stands for the admin of a jetton that nobody can change. */
  readonly noAdmin: string
  readonly links: string
  readonly content: string
  readonly onChain: string
  readonly lastLt: string
  readonly codeHash: string
  readonly dataHash: string
  readonly walletCodeHash: string
  /** Name of a list of what one account holds. */
  readonly balances: string
  readonly noBalances: string
  readonly jetton: string
  readonly balance: string
  readonly value: string
  readonly wallet: string
  /** Heads amounts of an airdrop that the owner has not taken yet. */
  readonly claimable: string
  readonly claim: string
  readonly claimFrom: string
  readonly claimUntil: string
  /** Hosts that give the payload of a claim. */
  readonly claimApi: string
  /** Name of a list of who holds one jetton. */
  readonly holders: string
  readonly noHolders: string
  readonly rank: string
  readonly owner: string
  readonly share: string
  /** Name of a list of transfers. */
  readonly transfers: string
  readonly noTransfers: string
  readonly transfer: string
  readonly time: string
  readonly from: string
  readonly to: string
  readonly amount: string
  readonly comment: string
  readonly encrypted: string
  /** Name of a list of burns. */
  readonly burns: string
  readonly noBurns: string
  readonly burnedBy: string
  readonly status: string
  readonly done: string
  readonly failed: string
}

/** Texts about amounts of jettons. */
export interface JettonAmountMessages {
  /** Follows an amount in the smallest units; `name` is the jetton's, or empty. */
  readonly units: (name: string) => string
  /** Marks a jetton that the service calls a scam. */
  readonly scam: string
}
