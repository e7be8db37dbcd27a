'use client'
import { forwardRef, useMemo, type ComponentPropsWithoutRef, type ReactElement } from 'react'
import type { ConfigSnapshot } from '../../../ton/abi/config/configHistory.ts'
import { readConfig, type SuspendedAddresses } from '../../../ton/abi/config/readConfig.ts'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { useNow } from '../../../react/display/useTime.ts'
import { formatNumber } from '../../../text/format/intl.ts'
import { configMessages } from '../../../text/en/chain/config.ts'
import type { UnchangedSince } from '../../../meaning/contracts/unchangedSince.ts'
import type { CellSource } from '../../../ton/cells/boc.ts'
import { AddressDisclosure } from '../../lists/fold/AddressDisclosure.tsx'
import { FoldedList } from '../../parts/FoldedList.tsx'
import { Card, type CardPartProps } from '../../states/card/Card.tsx'
import { CardHeader } from '../../states/card/cardParts.tsx'
import { Facts } from '../../states/card/Facts.tsx'
import { Timestamp } from '../../values/timestamp/Timestamp.tsx'
import { ConfigChanges } from './ConfigChanges.tsx'
import { ConfigProposals } from './ConfigProposals.tsx'
import { configFacts } from './configFacts.tsx'
import { Parameter } from './Parameter.tsx'

/** Props of {@link ConfigTable}; the rest go to the `<article>`. */
export interface ConfigTableProps
  extends Omit<ComponentPropsWithoutRef<'article'>, 'children'>, CardPartProps<CellSource, 'header' | 'facts'> {
  /**
   * Data of the configuration contract, `data_boc` of the account -1:5555…5555, or the dictionary of parameters
   * itself; null or undefined if there is none, or none yet.
   */
  readonly data?: CellSource | null | undefined
  /**
   * Time since which this data is the same, as `findUnchangedSince` finds it in transactions of the contract.
   * @default unknown
   */
  readonly unchangedSince?: UnchangedSince | null | undefined
  /**
   * States to compare: answers of `useConfigAllAt` for several blocks, or those that the application has kept.
   * @default no history is shown
   */
  readonly history?: readonly ConfigSnapshot[] | null | undefined
}

const shownParameters = 50

/**
 * Parameters of the chain: the prices and limits that people ask for in words, all parameters decoded, and the
 * suspended addresses. Feed it with the data of the account -1:5555…5555 from {@link useAccountStates}.
 */
export const ConfigTable = forwardRef<HTMLElement, ConfigTableProps>(function ConfigTable(
  { data, unchangedSince, history, part, ...rest },
  ref,
) {
  const { locale } = useDisplay()
  const messages = useTexts('config', configMessages)
  const config = useMemo(() => (data === null || data === undefined ? null : readConfig(data)), [data])
  const loading = config === null
  return (
    <Card
      {...rest}
      ref={ref}
      kind="config-table"
      part={part}
      label={messages.title}
      given={data}
      entity={config}
      emptyText={messages.empty}
    >
      <CardHeader>
        <span part="card-title">{messages.title}</span>
      </CardHeader>
      <p part="card-note">{messages.note}</p>
      <Facts slotted facts={configFacts(config ?? undefined, messages, locale)} loading={loading} />
      {!loading && unchangedSince && (
        <p part="card-note">
          {unchangedSince.isChange ? messages.changedAt : messages.sameSince}{' '}
          <Timestamp value={unchangedSince.at} show="absolute" />
        </p>
      )}
      {config?.suspended !== undefined && <Suspended list={config.suspended} />}
      {config !== null && (
        <div part="card-section">
          <p part="card-heading">{messages.parameters}</p>
          <FoldedList items={config.parameters} first={shownParameters}>
            {(parameter) => <Parameter key={parameter.id} parameter={parameter} />}
          </FoldedList>
        </div>
      )}
      {!loading && data && <ConfigProposals data={data} />}
      {!loading && history && <ConfigChanges history={history} />}
    </Card>
  )
})

function Suspended({ list: { addresses, until } }: { readonly list: SuspendedAddresses }): ReactElement {
  const { locale } = useDisplay()
  const messages = useTexts('config', configMessages)
  const now = useNow()
  return (
    <div part="card-section config-table-suspended">
      <p part="card-heading">
        {messages.suspended}: {formatNumber(addresses.length, locale)}
      </p>
      <p part="card-note">
        {messages.until} <Timestamp value={String(until)} />
        {now !== undefined && until <= now && <> · {messages.ended}</>}
      </p>
      <AddressDisclosure label={messages.suspended} addresses={addresses} />
    </div>
  )
}
