import { type ReactElement, useEffect } from 'react'
import {
  BlockTable,
  cardState,
  MessageTable,
  type SearchTarget,
  TransactionTable,
  understandSearch,
  useBlocks,
  useMessages,
  useTransactions,
} from 'tonlens'
import { Section } from '../../shell/Layout.tsx'
import { PageHead } from '../../shell/PageHead.tsx'
import { useRouter } from '../../shell/router.ts'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'
import { HashResults, NothingFound } from './HashResults.tsx'
import { NameResults } from './NameResults.tsx'
import { targetPlace } from './targetPlace.ts'
import '../parts.css'

/** Resolves a search text: names, a hash, a logical time and an operation here, everything else on its own page. */
export function SearchPage({ id: text }: { readonly id: string }): ReactElement {
  const texts = useExplorerTexts('search')
  const { targets, problem } = understandSearch(text)
  return (
    <>
      <PageHead
        kind={texts.title}
        title={
          text === '' ? undefined : (
            <bdi className="explorer-sought" title={text}>
              {text}
            </bdi>
          )
        }
      />
      {text === '' ? (
        <p>{texts.hint}</p>
      ) : targets.length === 0 && problem === 'unknown' ? (
        <NameResults key={text} text={text} />
      ) : targets.length === 0 ? (
        <NothingFound tried={texts.problem} />
      ) : (
        targets.map((target) => <Result key={JSON.stringify(target)} target={target} isOnly={targets.length === 1} />)
      )}
    </>
  )
}

function Result({ target, isOnly }: { readonly target: SearchTarget; readonly isOnly: boolean }): ReactElement {
  if (target.kind === 'hash' || target.kind === 'message') return <HashResults hash={target.hash} />
  if (target.kind === 'domain' && isOnly) return <NameResults text={target.domain} />
  if (target.kind === 'lt') return <ByTime lt={target.lt} />
  if (target.kind === 'opcode') return <ByOperation opcode={target.opcode} />
  return isOnly ? <Forward target={target} /> : <Meaning target={target} />
}

/** Another meaning of the text, such as the account with the same 64 digits as a hash. */
function Meaning({ target }: { readonly target: SearchTarget }): ReactElement {
  const texts = useExplorerTexts('search')
  const { hrefOf } = useRouter()
  const [page, id] = targetPlace(target)
  return (
    <p>
      {texts.mayAlsoBe} <a href={hrefOf(page, id)}>{texts.kinds[target.kind]}</a>
    </p>
  )
}

/** Navigates to the page of the result without leaving a history entry for the search. */
function Forward({ target }: { readonly target: SearchTarget }): ReactElement {
  const texts = useExplorerTexts('search')
  const { hrefOf } = useRouter()
  const href = hrefOf(...targetPlace(target))
  useEffect(() => window.location.replace(href), [href])
  return <p role="status">{texts.looking}</p>
}

function ByTime({ lt }: { readonly lt: string }): ReactElement {
  const texts = useExplorerTexts('search')
  const query = useTransactions({ lt, limit: 100 })
  const around = useBlocks({ start_lt: lt, sort: 'asc', limit: 5 })
  const isMissing = query.data?.transactions.length === 0 && around.data?.blocks.length === 0
  if (isMissing) return <NothingFound tried={texts.nothing.lt} />
  return (
    <>
      <Section title={texts.atTime}>
        <TransactionTable {...cardState(query)} loadingRows={3} transactions={query.data?.transactions ?? []} />
      </Section>
      <Section title={texts.blocksFrom}>
        <BlockTable {...cardState(around)} loadingRows={5} blocks={around.data?.blocks ?? []} />
      </Section>
    </>
  )
}

function ByOperation({ opcode }: { readonly opcode: string }): ReactElement {
  const texts = useExplorerTexts('search')
  const query = useMessages({ opcode, limit: 50 })
  if (query.data?.messages.length === 0) return <NothingFound tried={texts.nothing.opcode} />
  return (
    <Section title={texts.withOperation(opcode)}>
      <MessageTable {...cardState(query)} loadingRows={5} messages={query.data?.messages ?? []} />
    </Section>
  )
}
