import type { ReactElement } from 'react'
import { BlockTable, cardState, TopAccounts, useFavorites, useTopAccountsByBalance } from 'tonlens'
import { findIdleTime } from '../../load/findIdleTime.ts'
import { Below } from '../../shell/Below.tsx'
import { laterPart, Loading } from '../../shell/laterPart.tsx'
import { Section } from '../../shell/Layout.tsx'
import { PageHead } from '../../shell/PageHead.tsx'
import { useRouter } from '../../shell/router.ts'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'
import { WatchList } from '../favorites/WatchList.tsx'
import { RecentList } from '../search/RecentList.tsx'
import { JettonList } from './JettonList.tsx'
import { LiveFeed, useFeed } from './LiveFeed.tsx'
import { NetworkLoad, useRecentBlocks } from './NetworkLoad.tsx'
import { SearchExamples } from './SearchExamples.tsx'
import './home.css'

const CollectionList = laterPart(
  async () => {
    await findIdleTime()
    return (await import('./CollectionList.tsx')).CollectionList
  },
  { fallback: <Loading /> },
)

/** Load of the network, what happens now, and where a reader may go from here. */
export function HomePage(): ReactElement {
  const texts = useExplorerTexts('home')
  const { hrefOf } = useRouter()
  const feed = useFeed()
  const hasFavorites = useFavorites().length > 0
  return (
    <>
      <PageHead kind={texts.title}>
        <SearchExamples />
        <NetworkLoad isFeedAnswered={feed.isAnswered} />
      </PageHead>
      <LiveFeed feed={feed} />
      <RecentList />
      {hasFavorites && <WatchList maxEvents={3} />}
      <p>
        <a href={hrefOf('favorites')}>{hasFavorites ? texts.allFavorites : texts.noFavorites}</a>
      </p>
      <Below>
        <div className="explorer-halves">
          <JettonList />
          {feed.isAnswered ? <CollectionList /> : <Loading />}
        </div>
        <div className="explorer-halves">
          <LatestBlocks />
          <Richest />
        </div>
      </Below>
    </>
  )
}

/** Blocks that are listed. */
const listed = 10

function LatestBlocks(): ReactElement {
  const texts = useExplorerTexts('home')
  const query = useRecentBlocks()
  return (
    <Section title={texts.blocks}>
      <BlockTable {...cardState(query)} blocks={query.data?.blocks.slice(0, listed) ?? []} />
    </Section>
  )
}

function Richest(): ReactElement {
  const texts = useExplorerTexts('home')
  const query = useTopAccountsByBalance({ limit: 10 })
  return (
    <Section title={texts.topAccounts}>
      <TopAccounts {...cardState(query)} accounts={query.data ?? []} />
    </Section>
  )
}
