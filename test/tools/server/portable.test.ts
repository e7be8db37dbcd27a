import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import type * as server from 'tonlens/server'

/** What Node, Bun, Deno, browsers and Workers have in common. */
const shared = {
  AbortController,
  AbortSignal,
  ByteLengthQueuingStrategy,
  Headers,
  ReadableStream,
  Request,
  Response,
  TextDecoder,
  TextEncoder,
  TransformStream,
  URL,
  URLSearchParams,
  atob,
  btoa,
  clearInterval,
  clearTimeout,
  crypto,
  performance,
  queueMicrotask,
  setInterval,
  setTimeout,
  structuredClone,
}

/** A module as it is where nothing but the shared globals exists. */
async function loadApart(platform: 'browser' | 'neutral'): Promise<typeof server> {
  const { outputFiles, metafile } = await build({
    entryPoints: [join(import.meta.dirname, '../../../src/entries/server.ts')],
    bundle: true,
    write: false,
    metafile: true,
    format: 'iife',
    globalName: 'loaded',
    platform,
    mainFields: ['module', 'main'],
  })
  expect(Object.values(metafile.outputs).flatMap(({ imports }) => imports)).toEqual([])
  const context = createContext({ ...shared })
  runInContext(outputFiles[0]?.text ?? '', context)
  return (context as { readonly loaded?: typeof server }).loaded as typeof server
}

test.each(['browser', 'neutral'] as const)('tonlens/server answers where there is no Node (%s)', async (platform) => {
  const { createGateway } = await loadApart(platform)
  const body = '{"first":{},"last":{}}'
  const keys: (string | null)[] = []
  const gateway = createGateway({
    networks: {
      mainnet: {
        baseUrl: 'https://service.example/api/v3',
        apiKey: 'secret',
        fetch: (input, init) => {
          keys.push(new Request(input, init).headers.get('X-API-Key'))
          return Promise.resolve(new Response(body, { headers: { 'Content-Type': 'application/json' } }))
        },
      },
    },
  })
  const response = await gateway(new Request('https://gateway.example/api/v3/masterchainInfo'))
  expect([response.status, await response.text(), keys]).toEqual([200, body, ['secret']])
  expect((await gateway(new Request('https://gateway.example/api/v3/other'))).status).toBe(404)
  await gateway.close()
})
