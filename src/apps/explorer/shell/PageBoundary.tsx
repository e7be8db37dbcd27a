import { Component, type ReactNode } from 'react'
import { TextsContext } from '../texts/useTexts.ts'

/** Shows that a page failed, and keeps what is around it. Give it a key for each page. */
export class PageBoundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  static override contextType = TextsContext
  declare context: React.ContextType<typeof TextsContext>
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    const { title, advice, retry } = this.context.shell.failed
    return (
      <div role="alert">
        <h1>{title}</h1>
        <p>{advice}</p>
        <button type="button" part="button" onClick={() => this.setState({ failed: false })}>
          {retry}
        </button>
      </div>
    )
  }
}
