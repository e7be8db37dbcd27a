'use client'
import { forwardRef, useMemo, type ReactElement } from 'react'
import { useTexts } from '../../../react/display/display.ts'
import { chartMessages } from '../../../text/en/charts.ts'
import type { Asset } from '../../../meaning/trace/assets.ts'
import { FoldedList } from '../../parts/FoldedList.tsx'
import { addressLike } from '../../../text/format/address.ts'
import { Skeleton } from '../../parts/skeleton/Skeleton.tsx'
import { Address } from '../../values/address/Address.tsx'
import {
  FlowAmount,
  FlowFrame,
  type FlowFrameProps,
  type FlowSide,
  useAssetName,
  useFlowWords,
} from '../value-flow/flowParts.tsx'
import { type FlowDiagram, type FlowParty, foldFlow } from '../value-flow/flowSides.ts'
import { breadth, drawFlow } from './ribbons.ts'

/** Props of {@link ValueFlowDiagram}; the rest go to the `<section>`. */
export interface ValueFlowDiagramProps extends FlowFrameProps {
  /** Most lines of accounts on each side; the smallest others share one. @default 8 */
  readonly limit?: number | undefined
}

/**
 * Value flow of a trace as a picture, asset by asset: those who paid on one side, those who received on the other, each
 * with the same net amount as in `ValueFlow`; fees go to the network. Feed it from {@link useTrace}.
 */
export const ValueFlowDiagram = forwardRef<HTMLElement, ValueFlowDiagramProps>(function ValueFlowDiagram(
  { limit = 8, ...rest },
  ref,
) {
  const lines = typeof limit === 'number' && limit >= 2 ? Math.min(100, Math.floor(limit)) : 8
  return (
    <FlowFrame
      {...rest}
      ref={ref}
      name="value-flow-diagram"
      skeleton={<Bones />}
      renderView={(diagrams) => (
        <FoldedList items={diagrams} first={4} step={10}>
          {(diagram) => <Diagram key={diagram.id} diagram={diagram} lines={lines} />}
        </FoldedList>
      )}
    />
  )
})

function Diagram({ diagram: whole, lines }: { readonly diagram: FlowDiagram; readonly lines: number }): ReactElement {
  const texts = useTexts('chart', chartMessages)
  const caption = useAssetName(whole.asset)
  const diagram = useMemo(() => foldFlow(whole, lines), [whole, lines])
  const picture = useMemo(() => drawFlow(diagram), [diagram])
  return (
    <div part="flow-asset" data-asset={diagram.asset.kind}>
      <h3 part="flow-caption">
        <bdi>{caption}</bdi>
      </h3>
      <div part="flow">
        <Side label={texts.payers} side="payer" parties={diagram.payers} asset={diagram.asset} />
        <svg part="flow-picture" width="100%" height={picture.height} aria-hidden="true" focusable="false">
          <svg
            width="100%"
            height={picture.height}
            viewBox={`0 0 ${breadth} ${picture.height}`}
            preserveAspectRatio="none"
          >
            {picture.ribbons.map(({ id, path, side, party }) => (
              <path key={id} part="flow-ribbon" data-side={side} data-party={party.who.kind} d={path} />
            ))}
          </svg>
          {picture.ribbons.map(({ id, y, height, side, party }) => (
            <rect
              key={id}
              part="flow-node"
              data-side={side}
              data-party={party.who.kind}
              x={side === 'payer' ? '0' : '100%'}
              transform={side === 'payer' ? undefined : 'translate(-3 0)'}
              y={y}
              width="3"
              height={height}
            />
          ))}
          <rect
            part="flow-middle"
            x="50%"
            transform="translate(-1.5 0)"
            y={picture.middle.y}
            width="3"
            height={picture.middle.height}
            rx="1.5"
          />
        </svg>
        <Side label={texts.recipients} side="recipient" parties={diagram.recipients} asset={diagram.asset} />
      </div>
    </div>
  )
}

interface SideProps {
  readonly label: string
  readonly side: FlowSide
  readonly parties: readonly FlowParty[]
  readonly asset: Asset
}

function Side({ label, side, parties, asset }: SideProps): ReactElement {
  return (
    <div part="flow-side" data-side={side}>
      <p part="flow-heading">{label}</p>
      <ul part="flow-parties" aria-label={label}>
        {parties.map((party) => (
          <li key={party.id} part="flow-party" data-party={party.who.kind}>
            <span part="flow-name">
              <PartyName party={party} side={side} />
            </span>
            <span part="flow-amount">
              <FlowAmount asset={asset} amount={String(party.amount)} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function PartyName({ party: { who }, side }: { readonly party: FlowParty; readonly side: FlowSide }): ReactElement {
  const write = useFlowWords()
  if (who.kind === 'account') return <Address value={who.account} />
  const words = write(who, side)
  return <span title={words}>{words}</span>
}

function Bones(): ReactElement {
  return (
    <div part="flow-asset" aria-hidden="true">
      <p part="flow-caption">
        <Skeleton like="GRAM" />
      </p>
      <div part="flow">
        <BoneSide side="payer" names={[addressLike]} />
        <svg part="flow-picture" width="100%" height="88" focusable="false" />
        <BoneSide side="recipient" names={['UQABCD…uvwxyz', 'Network fees']} />
      </div>
    </div>
  )
}

function BoneSide({ side, names }: { readonly side: FlowSide; readonly names: readonly string[] }): ReactElement {
  return (
    <div part="flow-side" data-side={side}>
      <p part="flow-heading">
        <Skeleton like="Received" />
      </p>
      <div part="flow-parties">
        {names.map((like) => (
          <div key={like} part="flow-party">
            <span part="flow-name">
              <Skeleton like={like} />
            </span>
            <span part="flow-amount">
              <Skeleton like="1.5 GRAM" />
            </span>
          </div>
        ))}
      </div>
    </div>
  )
}
