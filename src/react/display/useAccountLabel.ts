'use client'
import type { AddressFormat } from '../../text/format/address.ts'
import { accountLabel, type AccountLabel } from '../../text/naming/accountLabel.ts'
import { useDisplay } from './display.ts'
import type { KnownName } from '../../text/naming/names.ts'
import { useName } from './useName.ts'

/**
 * Label and names of an account, updated when the name source learns more.
 * @param value Address in any form.
 * @param form Form in which the address is written. @default the address book's, else `bounceable`
 */
export function useAccountLabel(
  value: string | null | undefined,
  form?: AddressFormat['form'],
): AccountLabel & { readonly known: KnownName } {
  const { testOnly } = useDisplay()
  const known = useName(value)
  return { ...accountLabel(value, known, { form, testOnly }), known }
}
