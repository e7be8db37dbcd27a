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
    forecast: 'Forecast',
    refused: 'Would be rejected',
    sent: 'Sent',
    asForecast: 'Done as forecast',
    differs: 'Differs from the forecast',
    happened: 'Done',
    lost: 'Did not arrive',
  },
  about: {
    forecast: 'Nothing of this has happened yet. Other messages may arrive first and change it.',
    refused: 'The message would have no effect and cost nothing.',
    sent: 'Waiting for all transactions. The amounts are those of the forecast.',
    asForecast: 'All transactions happened as forecast.',
    differs: 'What happened differs from the forecast.',
    happened: 'There was no forecast of this message.',
    lost: 'The message has not reached the network. The amounts are those of the forecast.',
  },
  /** Block whose state the forecast is made for. */
  asOfBlock: (seqno: string) => `As of block ${seqno}`,
  /** Before a time: of the states that the forecast is made for. */
  stateFrom: 'state from',
  source: { service: 'from the emulate service', mirror: 'from this browser', vm: 'made in this browser' },
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
  forecastWas: 'Forecast:',
  /** Why the account refuses the message; `reason` is known for common codes. */
  refusal: (code: string, reason: string | undefined) =>
    `The account would reject this message: exit code ${code}${reason === undefined ? '' : `, ${reason}`}.`,
  caution: {
    random: 'A contract draws a random number, which will be another one.',
    'missing-library': 'A library cell is missing here, so that a contract fails in this forecast that may succeed.',
    'unknown-input': 'A contract reads earlier blocks or its debt, which this forecast does not know.',
  },
  /** The states are older than `span`. */
  old: (span: string) => `The forecast is made for a state older than ${span}.`,
  differences: 'Differences from the forecast',
  difference: {
    missing: 'Was forecast and did not happen',
    extra: 'Happened and was not forecast',
    outcome: 'Has another outcome',
  },
  details: 'Message chain and value flow',
}
