import { cleanup, render, renderHook, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { RouterContext, useHashRouter, useRouteQuery } from '../../../src/apps/explorer/shell/router.ts'

const networks = ['mainnet', 'testnet']

afterEach(cleanup)

function Filters() {
  const [{ type = 'all', sort = 'none' }, setQuery] = useRouteQuery()
  const change = () => {
    setQuery({ type: 'swap' })
    setQuery({ sort: 'up' })
  }
  return (
    <>
      <p>{`${type} ${sort}`}</p>
      <button type="button" onClick={change}>
        Change
      </button>
      <button type="button" onClick={() => setQuery({ type: '', sort: undefined })}>
        Clear
      </button>
    </>
  )
}

function Explorers() {
  const first = useHashRouter(0, networks)
  const second = useHashRouter(1, networks)
  return (
    <>
      <RouterContext value={first}>
        <Filters />
      </RouterContext>
      <output>{`${second.route.network} ${second.route.page}`}</output>
    </>
  )
}

test('filters are in the URL, in no history entry of their own, and leave other explorers alone', async () => {
  window.location.hash = '#/testnet/account/x|/testnet/block/1'
  history.replaceState({ scroll0: [5] }, '')
  const before = history.length
  render(<Explorers />)
  await userEvent.click(screen.getByRole('button', { name: 'Change' }))
  expect(screen.getByText('swap up')).toBeTruthy()
  expect(window.location.hash).toBe('#/testnet/account/x?type=swap&sort=up|/testnet/block/1')
  expect([history.length, history.state]).toEqual([before, { scroll0: [5] }])
  expect(screen.getByRole('status').textContent).toBe('testnet block')
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(window.location.hash).toBe('#/testnet/account/x|/testnet/block/1')
})

test('a link opens with its filters, and Back finds them', async () => {
  window.location.hash = '#/testnet/account/x?type=swap'
  const { result } = renderHook(() => useHashRouter(0, networks))
  expect(result.current.route.query).toEqual({ type: 'swap' })
  act(() => result.current.go('account', 'y'))
  await waitFor(() => expect(result.current.route).toMatchObject({ network: 'testnet', id: 'y', query: {} }))
  history.back()
  await waitFor(() => expect(result.current.route).toMatchObject({ id: 'x', query: { type: 'swap' } }))
})

test('the same place has a URL on each network', () => {
  window.location.hash = '#/account/x/jettons'
  const { result } = renderHook(() => useHashRouter(0, networks))
  expect(result.current.hrefOfRoute({ ...result.current.route, network: 'testnet' })).toBe(
    '#/testnet/account/x/jettons',
  )
  expect(result.current.hrefOf('block', '1')).toBe('#/mainnet/block/1')
})
