import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import type { ClientCapabilities } from '@modelcontextprotocol/sdk/types.js'
import type { Client as Reader } from 'tonlens'
import { afterAll } from 'vitest'
import { buildAgentPage } from '../../../scripts/agentPage.mjs'
import { packedFile, packExplorer } from '../../../src/tools/cli/builtExplorer.ts'
import { createMcpServer } from '../../../src/tools/mcp/createMcpServer.ts'
import { buildCommand } from '../cli/buildCommand.ts'

/** Builds the command into a folder, and its page if a client shows it. @returns Path of the program. */
async function build(folder: string, withPage: boolean): Promise<string> {
  const command = await buildCommand(folder)
  if (withPage) writeFileSync(join(folder, 'dist', packedFile), packExplorer(new Map(), {}, await buildAgentPage()))
  return command
}

/** An answer of a tool as a client sees it. */
export interface ToolAnswer {
  readonly isError?: boolean
  readonly content: readonly { readonly type: string; readonly text: string }[]
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly structuredContent?: any
}

/** A server in this process, for clients with pauses of their own, and the official client beside it. */
export async function connectServer(reader: Reader): Promise<(name: string, args: object) => Promise<ToolAnswer>> {
  const [near, far] = InMemoryTransport.createLinkedPair()
  const client = new Client({ name: 'test', version: '1' })
  await Promise.all([createMcpServer(reader, '0.0.0', () => '').connect(far), client.connect(near)])
  await client.listTools()
  return async (name, args) => (await client.callTool({ name, arguments: { ...args } })) as unknown as ToolAnswer
}

/** A server as a client starts it, and the official client beside it. */
export interface OpenServer {
  readonly client: Client
  readonly call: (name: string, args: object) => Promise<ToolAnswer>
  readonly errors: () => string
}

/** Opens servers for a file of tests, of a command that is built for the first of them, and ends them after it. */
export function withServers() {
  // Below the sources, so that it finds the packages.
  const folder = mkdtempSync(join(import.meta.dirname, '../../../node_modules/.mcp-'))
  const clients: Client[] = []
  let program: Promise<string> | undefined
  afterAll(async () => {
    for (const client of clients) await client.close()
    rmSync(folder, { recursive: true })
  })
  return async function openServer(
    args: readonly string[],
    env: Readonly<Record<string, string>> = {},
    capabilities: ClientCapabilities = {},
  ): Promise<OpenServer> {
    const transport = new StdioClientTransport({
      command: process.execPath,
      args: [await (program ??= build(folder, capabilities.extensions !== undefined)), 'mcp', ...args],
      env: { PATH: process.env['PATH'] ?? '', ...env },
      stderr: 'pipe',
    })
    let errors = ''
    transport.stderr?.on('data', (chunk) => (errors += String(chunk)))
    const client = new Client({ name: 'test', version: '1' }, { capabilities })
    await client.connect(transport)
    clients.push(client)
    // The client checks every answer against the schema that the server has listed.
    await client.listTools()
    const call = async (name: string, given: object): Promise<ToolAnswer> =>
      (await client.callTool({ name, arguments: { ...given } })) as unknown as ToolAnswer
    return { client, call, errors: () => errors }
  }
}
