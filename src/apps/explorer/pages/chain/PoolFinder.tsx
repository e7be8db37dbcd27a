import { type ReactElement, useMemo } from 'react'
import { Address, cardState } from 'tonlens'
import { NominatorPositions, type NominatorPositionsProps, useNominatorPoolNominator } from 'tonlens/staking'
import { isAddress, toRawAddress } from 'tonlens/ton'
import { Lookup } from '../Lookup.tsx'
import { useAddressText } from '../useAddressText.ts'
import { Section } from '../../shell/Layout.tsx'
import { useRouteQuery, useRouter } from '../../shell/router.ts'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'
import { KnownPools } from './KnownPools.tsx'

/** Lists pools, and finds those of a nominator, whose address the URL holds. */
export function PoolFinder(): ReactElement {
  const texts = useExplorerTexts('chain').find
  const [{ nominator: written = '' }, setQuery] = useRouteQuery()
  const nominator = isAddress(written) ? toRawAddress(written) : undefined
  return (
    <>
      <KnownPools />
      <Lookup
        key={written}
        label={texts.label}
        hint={texts.hint}
        action={texts.show}
        defaultText={useAddressText(written)}
        isValid={isAddress}
        invalid={texts.invalid}
        onSubmit={(address) => setQuery({ nominator: address })}
      />
      {nominator !== undefined && (
        <Section title={texts.positions}>
          <Positions nominator={nominator} />
        </Section>
      )}
    </>
  )
}

/** Stakes of an address, which may be a pool if it has none. */
function Positions({ nominator }: { readonly nominator: string }): ReactElement {
  const { openPool } = useExplorerTexts('chain').find
  const { hrefOf } = useRouter()
  const query = useNominatorPoolNominator({ nominator })
  const columns = useMemo(() => linkPools(hrefOf), [hrefOf])
  const positions = query.data?.nominator_pools
  return (
    <>
      <NominatorPositions {...cardState(query)} positions={positions ?? []} columns={columns} />
      {positions?.length === 0 && (
        <p>
          <a href={hrefOf('pool', nominator)}>{openPool}</a>
        </p>
      )}
    </>
  )
}

/** Makes columns of positions whose pools lead to their own pages. */
function linkPools(hrefOf: ReturnType<typeof useRouter>['hrefOf']): NominatorPositionsProps['columns'] {
  return (columns) =>
    columns.map((column) =>
      column.id === 'pool'
        ? { ...column, cell: ({ pool_address: pool }) => <Address value={pool} href={hrefOf('pool', pool)} /> }
        : column,
    )
}
