import type { ReactElement, ReactNode } from 'react'
import { TabPart, Tabs } from '../../shell/Layout.tsx'
import { PageHead } from '../../shell/PageHead.tsx'
import { useRouter } from '../../shell/router.ts'
import type { Texts } from '../../texts/en/index.ts'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'
import { Cells } from './Cells.tsx'
import { CompareTool } from './CompareTool.tsx'
import { Decode } from './Decode.tsx'
import { Fees } from './Fees.tsx'
import { LinkedMethod } from './Method.tsx'
import { Preview } from './Preview.tsx'
import { Send } from './Send.tsx'
import { VerifyTool } from './VerifyTool.tsx'
import { WatchTool } from './WatchTool.tsx'
import './tools.css'

const content: Readonly<Record<keyof Texts['tools']['names'], ReactNode>> = {
  decode: <Decode />,
  cells: <Cells />,
  method: <LinkedMethod />,
  preview: <Preview />,
  send: <Send />,
  fees: <Fees />,
  verify: <VerifyTool />,
  compare: <CompareTool />,
  watch: <WatchTool />,
}

/** Tools of each tab, the default first. */
const groups = {
  decode: ['decode', 'cells'],
  messages: ['preview', 'send', 'fees'],
  method: ['method'],
  check: ['verify', 'compare'],
  watch: ['watch'],
} as const satisfies Readonly<Record<keyof Texts['tools']['groups'], readonly (keyof typeof content)[]>>

/** Tools, each with its own link: the URL holds its input unless that is long or secret. */
export function ToolsPage({ id }: { readonly id: string }): ReactElement {
  const texts = useExplorerTexts('tools')
  const { hrefOf } = useRouter()
  const shown = Object.hasOwn(content, id) ? (id as keyof typeof content) : 'decode'
  const entries = Object.entries(groups) as readonly [keyof typeof groups, readonly (keyof typeof content)[]][]
  const link = (name: keyof typeof content) => hrefOf('tools', name)
  const tabs = entries.map(([group, names]) => {
    const title = texts.groups[group]
    const part = (
      <TabPart label={title} names={names} shown={shown} titles={texts.names} hrefOf={link}>
        <p className="explorer-kind">{texts.about[shown]}</p>
        {content[shown]}
      </TabPart>
    )
    return [group, { title, content: part }] as const
  })
  return (
    <>
      <PageHead kind={texts.title} />
      <Tabs
        label={texts.title}
        current={entries.find(([, names]) => names.includes(shown))?.[0] ?? 'decode'}
        hrefOf={(group) => link(groups[group as keyof typeof groups][0])}
        tabs={Object.fromEntries(tabs)}
      />
    </>
  )
}
