/** Texts about amounts of jettons. */
export interface JettonAmountMessages {
  /** Follows an amount in the smallest units; `name` is the jetton's, or empty. */
  readonly units: (name: string) => string
  /** Marks a jetton that the service calls a scam. */
  readonly scam: string
}

/** English {@link JettonAmountMessages}. */
export const jettonAmountMessages: JettonAmountMessages = {
  units: (name) => (name === '' ? 'base units' : `base units of ${name}`),
  scam: 'Scam',
}
