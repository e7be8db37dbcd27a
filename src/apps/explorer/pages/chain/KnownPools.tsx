import { useQuery } from '@tanstack/react-query'
import { type ReactElement, useMemo } from 'react'
import {
  accountColumn,
  Address,
  cardState,
  type Client,
  CoinAmount,
  formatNumber,
  HttpError,
  Skeleton,
  skipToken,
  Table,
  type TableColumn,
  useClient,
  useDisplay,
} from 'tonlens'
import { nominatorPool } from 'tonlens/endpoints'
import { type NominatorPoolCardProps, useNominatorPoolNominatorRewards } from 'tonlens/staking'
import { AgeNote, QueryNotes } from '../../shell/QueryNotes.tsx'
import { useRouter } from '../../shell/router.ts'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'
import { measureYield } from './measureYield.ts'
import { useNewestCycle } from './Validation.tsx'

/** Accounts that are asked whether they are pools: a request each. */
const asked = 10

/** A pool and its address, which the service does not repeat. */
interface KnownPool {
  readonly address: string
  readonly pool: NonNullable<NominatorPoolCardProps['pool']>
}

const noPools: readonly KnownPool[] = []
const readAddress = ({ address }: KnownPool) => address

/** The nominator pools among the accounts with the largest stakes in the newest set of validators. */
export function KnownPools(): ReactElement {
  const texts = useExplorerTexts('chain')
  const { hrefOf } = useRouter()
  const { locale } = useDisplay()
  const client = useClient()
  const cycles = useNewestCycle()
  const cycle = cycles.data?.cycles[0]
  const holders = useMemo(
    () => [
      ...new Set(
        (cycle?.validators ?? [])
          .toSorted((one, other) => Number(other.stake) - Number(one.stake))
          .flatMap(({ stake_holder_address: holder }) => holder ?? []),
      ),
    ],
    [cycle],
  )
  const query = useQuery({
    queryKey: [client.key, 'explorer', 'pools', cycle?.cycle_start],
    queryFn: cycle === undefined ? skipToken : ({ signal }) => readPools(client, holders.slice(0, asked), signal),
    staleTime: Infinity,
    retry: false,
  })
  const columns = useMemo(() => poolColumns(texts, locale, hrefOf), [texts, locale, hrefOf])
  return (
    <>
      <p className="explorer-hint">{texts.find.known}</p>
      <Table
        {...cardState(cycles.data === undefined ? cycles : query)}
        label={texts.pools}
        rows={query.data ?? noPools}
        columns={columns}
        rowKey={readAddress}
        loadingRows={2}
        emptyText={texts.find.none}
      />
      {cycles.data !== undefined && <QueryNotes of={[cycles]} />}
    </>
  )
}

/** Columns of the pools: address, yield, what the validator keeps, nominators and minimum stake. */
function poolColumns(
  texts: ReturnType<typeof useExplorerTexts<'chain'>>,
  locale: string,
  hrefOf: ReturnType<typeof useRouter>['hrefOf'],
): readonly TableColumn<KnownPool>[] {
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
  return [
    accountColumn('pool', texts.pool, readAddress, {
      cell: ({ address }) => <Address value={address} href={hrefOf('pool', address)} />,
      width: 'text',
      stacked: 'title',
    }),
    {
      id: 'yield',
      label: texts.yield,
      align: 'end',
      cell: (row) => <Yield {...row} percent={percent} />,
      stacked: 'value',
    },
    {
      id: 'share',
      label: texts.rewardShare,
      align: 'end',
      cell: ({ pool }) => percent.format(pool.validator_reward_share / 10_000),
      hideOrder: 2,
    },
    {
      id: 'nominators',
      label: texts.nominatorCount,
      align: 'end',
      cell: ({ pool }) => (
        <bdi>
          {formatNumber(pool.nominators_count, locale)} / {formatNumber(pool.max_nominators_count, locale)}
        </bdi>
      ),
      stacked: 'note',
    },
    {
      // No kind, so that its label stands before it on phones: an amount alone could be any.
      id: 'minimum',
      label: texts.minimumStake,
      align: 'end',
      cell: ({ pool }) => <CoinAmount amount={pool.min_nominator_stake} />,
      stacked: 'aside',
    },
  ]
}

/** Yearly yield of a stake in a pool, by the newest rewards of its first nominator. */
function Yield({ address, pool, percent }: KnownPool & { readonly percent: Intl.NumberFormat }): ReactElement {
  const nominator = pool.active_nominators?.[0]?.address
  const query = useNominatorPoolNominatorRewards(
    nominator === undefined ? skipToken : { pool: address, nominator, limit: 20 },
  )
  const { yieldFailed } = useExplorerTexts('chain')
  if (query.error !== null) return <span data-state="error">{yieldFailed}</span>
  if (nominator !== undefined && query.isPending) return <Skeleton like="4.23%" />
  const rate = measureYield(query.data?.rewards ?? [])
  return (
    <>
      {rate === undefined ? '–' : percent.format(rate)}
      <AgeNote of={[query]} />
    </>
  )
}

/** Asks which of the accounts are pools, whose state the service tells. */
async function readPools(
  client: Client,
  accounts: readonly string[],
  signal: AbortSignal,
): Promise<readonly KnownPool[]> {
  const pools = await Promise.all(
    accounts.map(async (address) => {
      try {
        return { address, pool: await client.request(nominatorPool, { pool: address }, { signal }) }
      } catch (error) {
        if (error instanceof HttpError && error.kind === 'notFound') return undefined
        throw error
      }
    }),
  )
  return pools.filter((pool) => pool !== undefined)
}
