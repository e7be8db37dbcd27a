import { portfolioParts } from '../../../ledger/portfolio/parts.ts'
import type { Shape } from '../../../service/rows/hasShape.ts'

const asset: Shape = {
  fields: { asset: { fields: { kind: 'string' } }, balance: 'string', value: { orNull: 'string' } },
}
const collections: Shape = { list: { fields: { collection: { orNull: 'string' }, count: 'number', onSale: 'number' } } }
const addresses: Shape = { list: 'string' }

/** Fields of a portfolio that the card reads. */
export const portfolioShape: Shape = {
  fields: {
    accounts: addresses,
    coin: { orNull: asset },
    currencies: { list: asset },
    jettons: { list: asset },
    scams: { list: asset },
    collections,
    scamCollections: collections,
    domains: { list: { fields: { domain: 'string', item: 'string' } } },
    staking: {
      fields: {
        balance: 'string',
        value: { orNull: 'string' },
        positions: {
          list: {
            fields: { nominator: 'string', pool_address: 'string', balance: 'string', pending_balance: 'string' },
          },
        },
      },
    },
    multisigs: {
      list: {
        fields: { multisig: { fields: { address: 'string', balance: { orNull: 'string' } } }, signers: addresses },
      },
    },
    total: { fields: { value: { orNull: 'string' }, unpriced: 'number', isComplete: 'boolean' } },
    parts: { fields: Object.fromEntries(portfolioParts.map((part) => [part, { fields: { status: 'string' } }])) },
  },
}
