import { useMemo, type ReactElement } from 'react'
import { masterchainAddress, type ConfigParameter } from '../../../ton/abi/config/readConfig.ts'
import { useTexts } from '../../../react/display/display.ts'
import { describeAbiValue } from '../../../text/bodies/abiFields.ts'
import type { Texts } from '../../../text/en/index.ts'
import { configMessages } from '../../../text/en/chain/config.ts'
import { Disclosure } from '../../parts/Disclosure.tsx'
import { Address } from '../../values/address/Address.tsx'
import { CellDisclosure } from '../../values/decoded-body/CellDisclosure.tsx'
import { FieldList } from '../../values/decoded-body/FieldList.tsx'

/** Number and name of a parameter. */
export function parameterLabel(id: number, messages: Texts['config']): string {
  const name = Object.hasOwn(messages.names, id) ? messages.names[id] : undefined
  return name === undefined ? messages.parameter(String(id)) : `${id} · ${name}`
}

/** One parameter, which opens into its value. */
export function Parameter({ parameter }: { readonly parameter: ConfigParameter }): ReactElement {
  const messages = useTexts('config', configMessages)
  return (
    <Disclosure label={parameterLabel(parameter.id, messages)}>
      {() => <ParameterValue parameter={parameter} />}
    </Disclosure>
  )
}

/** Value of a parameter: an address, its fields, or its cells if the layout is not known. */
export function ParameterValue({ parameter }: { readonly parameter: ConfigParameter }): ReactElement {
  const messages = useTexts('config', configMessages)
  const { value, cell } = parameter
  const described = useMemo(() => describeAbiValue(value ?? null, ''), [value])
  const address = masterchainAddress(parameter)
  if (address !== undefined) return <Address value={address} copy />
  if (value === undefined) {
    return (
      <>
        <p part="card-note">{messages.raw}</p>
        <CellDisclosure cell={cell} />
      </>
    )
  }
  const fields = described.kind === 'fields' ? described.fields : [{ name: '', value: described }]
  return (
    <>
      <FieldList fields={fields} />
      <CellDisclosure cell={cell} />
    </>
  )
}
