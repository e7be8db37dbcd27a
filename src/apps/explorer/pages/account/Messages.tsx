import type { ReactElement } from 'react'
import { MessageTable, useInfiniteMessages } from 'tonlens'
import { useList } from '../../shell/queries.ts'
import { useRouteQuery } from '../../shell/router.ts'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'
import type { AccountPartProps } from './AccountPage.tsx'

/** Messages by time. External messages have no time and would otherwise come first. */
const ways = {
  received: (address: string) => ({ destination: address, exclude_externals: true }),
  sent: (address: string) => ({ source: address }),
  external: (address: string) => ({ destination: address, only_externals: true }),
}

type Way = keyof typeof ways

/** Messages that an account received or sent; the URL names which. */
export function Messages({ address }: AccountPartProps): ReactElement {
  const { messages: texts } = useExplorerTexts('account')
  const [{ show = '' }, setQuery] = useRouteQuery()
  const way = Object.hasOwn(ways, show) ? (show as Way) : 'received'
  const query = useInfiniteMessages({ ...ways[way](address), limit: 50, sort: 'desc' })
  const { rows, state } = useList(
    query,
    (page) => page.messages,
    ({ hash }) => hash,
  )
  return (
    <>
      <label className="explorer-choice">
        {texts.show}
        <select value={way} onChange={({ target }) => setQuery({ show: target.value })}>
          {(Object.keys(ways) as Way[]).map((name) => (
            <option key={name} value={name}>
              {texts[name]}
            </option>
          ))}
        </select>
      </label>
      <MessageTable {...state} messages={rows} perspective={address} />
    </>
  )
}
