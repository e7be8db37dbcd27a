import type { ReactElement } from 'react'
import { PropTable } from '../../handbook/ComponentReference.tsx'
import { describeConfigFields } from './describeConfigFields.ts'

interface ConfigFieldsProps {
  /** Fields that lead to the object, such as `networks.prices`. @default the whole file */
  readonly of?: string | undefined
}

/** Every field of an object in `config.json`, with its type, bounds, default and unit, read from the schema. */
export function ConfigFields({ of }: ConfigFieldsProps): ReactElement {
  return (
    <div className="handbook">
      <PropTable label={of ?? 'config.json'} head="Field" props={describeConfigFields(of?.split('.'))} />
    </div>
  )
}
