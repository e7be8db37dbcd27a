import { skipToken } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import inline from './address.css?inline'
import { Address } from '../../../components/values/address/Address.tsx'
import { useAddressBook } from '../../../react/hooks/endpoints/accounts.ts'
import { useReport } from '../../views/View.tsx'
import type { WidgetProps } from '../defineWidget.ts'

export const styles = [inline]

interface Values {
  readonly address: string | undefined
  readonly long: boolean | undefined
  readonly noCopy: boolean | undefined
  readonly href: string | undefined
}

/** Address of an account, replaced by its name once that is loaded. */
export default function AddressContent({ values, view }: WidgetProps<Values>): ReactElement {
  const { address, long = false, noCopy = false, href } = values
  const query = useAddressBook(address === undefined ? skipToken : { address: [address] })
  useReport(query, view.onResult)
  return <Address value={address} long={long} copy={!noCopy} href={href} />
}
