import type { PreviewMessages } from '../../messages/transactions/preview.ts'

/** English {@link PreviewMessages}. */
export const previewMessages: PreviewMessages = {
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
  asOfBlock: (seqno) => `As of block ${seqno}`,
  stateFrom: 'state from',
  source: { service: 'from the emulate service', mirror: 'from this browser', vm: 'made in this browser' },
  side: { out: 'You send', in: 'You receive' },
  nothing: 'Nothing',
  other: { out: 'to', in: 'from' },
  moreAccounts: (count, shown) => `and ${shown} more ${count === 1 ? 'account' : 'accounts'}`,
  nft: 'NFT',
  unknownJetton: 'Unknown jetton',
  fees: 'Network fees',
  allFees: (amount) => `${amount} in all transactions`,
  forecastWas: 'Forecast:',
  refusal: (code, reason) =>
    `The account would reject this message: exit code ${code}${reason === undefined ? '' : `, ${reason}`}.`,
  caution: {
    random: 'A contract draws a random number, which will be another one.',
    'missing-library': 'A library cell is missing here, so that a contract fails in this forecast that may succeed.',
    'unknown-input': 'A contract reads earlier blocks or its debt, which this forecast does not know.',
  },
  old: (span) => `The forecast is made for a state older than ${span}.`,
  differences: 'Differences from the forecast',
  difference: {
    missing: 'Was forecast and did not happen',
    extra: 'Happened and was not forecast',
    outcome: 'Has another outcome',
  },
  details: 'Message chain and value flow',
}
