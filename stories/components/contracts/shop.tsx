import type { ReactElement, ReactNode } from 'react'
import { AbiRegistry, defineAbi } from 'tonlens/abi'
import { DisplayProvider } from '../../../src/react/display/DisplayProvider.tsx'
import { people } from '../../../test/fixtures/transactions.ts'

export const shop = defineAbi({
  name: 'Shop',
  types: {
    Buy: { prefix: '0x5ba7c0de', fields: { queryId: 'uint64', item: 'Item', recipient: 'address', gift: 'string?' } },
    Item: { enum: { Coffee: 0, Tea: 1 }, as: 'uint8' },
    Offer: { fields: { item: 'Item', left: 'uint32', isFresh: 'bool' } },
    Storage: { fields: { owner: 'address', isOpen: 'bool', sold: 'map<uint8, uint32>' } },
  },
  incoming: ['Buy'],
  storage: 'Storage',
  getMethods: { offer: { parameters: { item: 'uint8', count: 'uint32' }, returns: 'Offer' } },
  errors: { 77: 'The shop is closed' },
  addresses: [people.bob],
})
const contracts = new AbiRegistry([{ name: 'My application', abis: [shop] }])
/** The whole code of the application, from `shop` on. */
export function WithShop({ children }: { readonly children: ReactNode }): ReactElement {
  return <DisplayProvider contracts={contracts}>{children}</DisplayProvider>
}
