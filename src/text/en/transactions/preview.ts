import { countEnglish } from '../../format/intl.ts'
/** State of a preview. */
export type PreviewState =
  /** Nothing was sent yet. */
  | 'forecast'
  | 'refused'
  /** The message was sent, and its trace is not complete. */
  | 'sent'
  /** The trace is complete and as forecast. */
  | 'asForecast'
  /** The trace differs from the forecast. */
  | 'differs'
  /** The trace is known, but there is no forecast to compare it with. */
  | 'happened'
  /** The message expired, or was not found. */
  | 'lost'

/** Texts of the preview of a message. Amounts and numbers come in the reader's form. */
export const previewMessages = {
  title: 'Transaction preview',
  empty: 'No message to preview',
  state: {
    forecast: 'Simulation',
    refused: 'Will be rejected',
    sent: 'Sent',
    asForecast: 'Completed as expected',
    differs: 'Different from the preview',
    happened: 'Done',
    lost: 'Not delivered',
  },
  about: {
    forecast: 'Nothing has been sent, and the result may change.',
    refused: 'The message would have no effect and cost nothing.',
    sent: 'Waiting for all transactions. Showing simulated amounts.',
    asForecast: 'All transactions match the simulation.',
    differs: 'The result differs from the simulation.',
    happened: 'This message was not simulated.',
    lost: 'The message has not reached the network. Showing simulated amounts.',
  },
  /** Block whose state the forecast is made for. */
  asOfBlock: (seqno: string) => `As of block ${seqno}`,
  /** Before a time: of the states that the forecast is made for. */
  stateFrom: 'state from',
  source: { service: 'simulated by the API', mirror: 'from this browser', vm: 'simulated in your browser' },
  /** Heading of the assets that the account sends or receives. */
  side: { out: 'You send', in: 'You receive' },
  /** In place of an asset. */
  nothing: 'Nothing',
  /** Before the other account of a movement. */
  other: { out: 'to', in: 'from' },
  moreAccounts: (count: number, locale: string) =>
    `and ${countEnglish(count, locale, 'more account', 'more accounts')}`,
  nft: 'NFT',
  unknownJetton: 'Unknown jetton',
  fees: 'Network fees',
  /** Fees of all accounts of the trace. */
  allFees: (amount: string) => `${amount} in all transactions`,
  /** Before an amount of the forecast that what happened differs from. */
  forecastWas: 'Simulated:',
  /** Why the account refuses the message; `reason` is known for common codes. */
  refusal: (code: string, reason: string | undefined) =>
    `The account would reject this message: exit code ${code}${reason === undefined ? '' : `, ${reason}`}.`,
  /** Warnings before signing, each followed by the account that it is about. */
  risk: {
    control: 'This changes who controls the account.',
    signers: 'This order would change who the signers are.',
    everything: 'The account would send everything and keep no coins.',
    canLock: 'The issuer can lock, move or destroy this jetton in anybody’s wallet.',
    newRecipient: 'The account has not paid this recipient before, as far as its history is known here.',
    listedScam: 'A list of names marks this recipient as a scam.',
    memo: 'The recipient holds coins for many people. If you were given a memo, it must be the comment of the transfer, which has none.',
    imitation: 'Resembles an account that was paid before, but is another one. Compare the whole address.',
  },
  caution: {
    random: 'A contract uses a random number, so the real result may differ.',
    'missing-library': 'Library code couldn’t be loaded. The real transaction may succeed.',
    'unknown-input': 'A contract depends on data that this simulation doesn’t have.',
  },
  /** The states are older than `span`. */
  old: (span: string) => `The simulation uses a state older than ${span}.`,
  differences: 'Differences from the simulation',
  difference: {
    missing: 'Expected, but didn’t happen',
    extra: 'Unexpected',
    outcome: 'Different result',
  },
  details: 'Trace and value flow',
}
