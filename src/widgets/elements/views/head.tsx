import type { ReactElement } from 'react'
import card from '../../../components/states/card/card.css?inline'
import { HeadView } from '../../views/HeadView.tsx'
import type { WidgetProps } from '../defineWidget.ts'

export const styles = [card]

interface Values {
  readonly interval: number | undefined
  readonly tolerance: number | undefined
}

/** Newest block in the index, requested again at an interval. */
export default function HeadContent({ values: { interval = 5, tolerance }, view }: WidgetProps<Values>): ReactElement {
  return <HeadView {...view} live={interval > 0} interval={interval * 1000} tolerance={tolerance} />
}
