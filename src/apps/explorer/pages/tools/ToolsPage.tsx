import type { ReactElement, ReactNode } from 'react'
import { Tabs } from '../../shell/Layout.tsx'
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

/** Tools, each with its own link: the URL holds its input unless that is long or secret. */
export function ToolsPage({ id: current }: { readonly id: string }): ReactElement {
  const texts = useExplorerTexts('tools')
  const { hrefOf } = useRouter()
  const tabs = Object.entries(content).map(([key, tool]) => {
    const name = key as keyof typeof content
    const about = (
      <>
        <p className="explorer-kind">{texts.about[name]}</p>
        {tool}
      </>
    )
    return [name, { title: texts.names[name], content: about }] as const
  })
  return (
    <>
      <PageHead kind={texts.title} />
      <Tabs
        label={texts.title}
        current={current}
        hrefOf={(name) => hrefOf('tools', name)}
        tabs={Object.fromEntries(tabs)}
      />
    </>
  )
}
