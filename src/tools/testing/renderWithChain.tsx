import { render, type RenderOptions, type RenderResult } from '@testing-library/react'
import type { ReactElement, ReactNode } from 'react'
import type { DisplayProviderProps } from '../../react/display/DisplayProvider.tsx'
import { createTestClient, type TestClient, type TestClientOptions } from './createTestClient.ts'
import { TestProvider } from './TestProvider.tsx'

/** Options of {@link renderWithChain}. */
export interface RenderWithChainOptions extends TestClientOptions {
  /** Test client to use, such as one whose index fails. @default a new one with these options */
  readonly test?: TestClient | undefined
  /** Settings of the display, such as `locale` and `links`. @default English, UTC, the time of the test client */
  readonly display?: Omit<DisplayProviderProps, 'children'> | undefined
  /** Options of Testing Library. Its wrapper is inside of the providers. @default {} */
  readonly rendering?: RenderOptions | undefined
}

/**
 * Renders an element with hooks and components of tonlens on the embedded chain. Needs `@testing-library/react` and a
 * DOM, such as jsdom.
 * @returns What `render` of Testing Library returns, with the client, the index and the current time.
 * @example
 * const { findByText } = await renderWithChain(<AccountHistory address={showcase.wallet} />)
 * expect(await findByText('Jetton transfer')).toBeDefined()
 */
export async function renderWithChain(
  ui: ReactElement,
  { test: given, display, rendering = {}, ...options }: RenderWithChainOptions = {},
): Promise<RenderResult & TestClient> {
  const test = given ?? (await createTestClient(options))
  const { wrapper: Inner } = rendering
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <TestProvider {...display} test={test}>
      {Inner === undefined ? children : <Inner>{children}</Inner>}
    </TestProvider>
  )
  return { ...render(ui, { ...rendering, wrapper }), ...test }
}
