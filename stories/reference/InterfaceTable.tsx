import type { ReactElement } from 'react'
import { describeInterface } from '../handbook/describeInterface.ts'
import { PropTable } from '../handbook/ComponentReference.tsx'

const sources = Object.values(
  import.meta.glob<string>(
    [
      '../../src/sources/client/{client.ts,limits/policy.ts,stream/stream.ts,transports/*.ts}',
      '../../src/react/{provider,display}/*.{ts,tsx}',
      '../../src/ledger/value/prices.ts',
    ],
    { query: '?raw', import: 'default', eager: true },
  ),
)

interface InterfaceTableProps {
  readonly name: string
  /** Whether an application may leave out every member. @default false */
  readonly isPartial?: boolean | undefined
}

/** Every member of an interface of options, with its type, default and unit, read from the source. */
export function InterfaceTable({ name, isPartial = false }: InterfaceTableProps): ReactElement {
  const props = describeInterface(name, sources)
    .filter((prop) => prop.name !== 'children')
    .map((prop) => (isPartial ? { ...prop, required: false } : prop))
  if (props.length === 0) throw new Error(`InterfaceTable: no source declares ${name}.`)
  return (
    <div className="handbook">
      <PropTable label={name} head="Option" props={props} />
    </div>
  )
}
