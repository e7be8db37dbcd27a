import { describe, expect, test } from 'vitest'
import { createMediaResolver, defaultMedia } from '../../../src/react/display/media.ts'

const box = { width: 100, height: 100, dpr: 2 }

describe('by default', () => {
  test('previews of the hosted index load as they are', () => {
    const preview = 'https://imgproxy.toncenter.com/abc/pr:small/def'
    expect(defaultMedia(preview, box)).toBe(preview)
  })

  test.each([
    'https://evil.example/a.png',
    'http://imgproxy.toncenter.com/a',
    'https://imgproxy.toncenter.com.evil.example/a',
    'https://imgproxy.toncenter.com@evil.example/a',
    'https://user:word@imgproxy.toncenter.com/a',
    'https://imgproxy.toncenter.com:8443/a',
    'ipfs://bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi/1.png',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'javascript:alert(1)',
    'blob:https://x/1',
    '//evil.example/a',
    '/signed/path',
    '',
  ])('nothing is loaded for %j', (url) => {
    expect(defaultMedia(url, box)).toBeUndefined()
  })
})

describe('configured', () => {
  test('a gateway serves ipfs, and nothing that climbs out of it', () => {
    const resolve = createMediaResolver({ ipfsGateway: 'https://gate.example/ipfs' })
    expect(resolve('ipfs://ipfs/QmTnDXvTE9BXbBv1GNHBCi/a b.png', box)).toBe(
      'https://gate.example/ipfs/QmTnDXvTE9BXbBv1GNHBCi/a%20b.png',
    )
    expect(resolve('ipfs://QmTnDXvTE9BXbBv1GNHBCi/../../secret', box)).toBeUndefined()
    expect(resolve('ipfs://QmTnDXvTE9BXbBv1GNHBCi/a?b', box)).toBeUndefined()
  })

  test('a proxy gets every other picture with the size that is needed', () => {
    const asked: unknown[] = []
    const resolve = createMediaResolver({
      proxy: (url, request) => {
        asked.push(url, request)
        return `https://proxy.example/?u=${encodeURIComponent(url)}`
      },
    })
    expect(resolve('https://host.example/a.png', box)).toBe(
      'https://proxy.example/?u=https%3A%2F%2Fhost.example%2Fa.png',
    )
    expect(asked).toEqual(['https://host.example/a.png', box])
    expect(resolve('data:image/png;base64,AA', box)).toBeUndefined()
  })

  test('signed preview paths of a self-hosted index load below its base alone', () => {
    const resolve = createMediaResolver({ previewBase: 'https://img.example/p/' })
    expect(resolve('/abc/pr:small/def', box)).toBe('https://img.example/p/abc/pr:small/def')
    expect(resolve('/../other', box)).toBeUndefined()
    expect(resolve('//evil.example/a', box)).toBeUndefined()
  })
})
