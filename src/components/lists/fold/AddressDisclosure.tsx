import type { ReactElement } from 'react'
import { Disclosure } from '../../parts/Disclosure.tsx'
import { Address } from '../../values/address/Address.tsx'
import { FoldedList, listFold } from '../../parts/FoldedList.tsx'

interface AddressDisclosureProps {
  readonly label: string
  readonly addresses: readonly string[]
}

/** Addresses of a card that a reader can open, 20 of them at first. */
export function AddressDisclosure({ label, addresses }: AddressDisclosureProps): ReactElement {
  return (
    <Disclosure label={label}>
      {() => (
        <ul part="card-list">
          <FoldedList items={addresses} first={20} frame={listFold}>
            {(address) => (
              <li key={address}>
                <Address value={address} copy />
              </li>
            )}
          </FoldedList>
        </ul>
      )}
    </Disclosure>
  )
}
