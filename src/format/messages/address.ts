/** Texts about accounts. */
export interface AddressMessages {
  /** An end of a message that no account stands at. */
  readonly outside: string
  /** Marks a token whose metadata the service calls a scam. */
  readonly scam: string
}

/** English {@link AddressMessages}. */
export const addressMessages: AddressMessages = {
  outside: 'Outside the chain',
  scam: 'Scam',
}
