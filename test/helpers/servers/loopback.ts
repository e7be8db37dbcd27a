// Servers of tests on this machine, at any port that is free.
import { Server as HttpServer } from 'node:http'
import { type AddressInfo, createServer, type Server } from 'node:net'

/** A server that listens until it is closed. */
export interface Listening {
  readonly port: number
  /** `http://127.0.0.1:<port>`, without a path. */
  readonly origin: string
  /** Ends the server; requests that are under way are cut. */
  readonly close: () => Promise<void>
}

/** Lets a server listen. @param wanted Port. @default any that is free */
export async function listenOnLoopback(server: Server, wanted = 0): Promise<Listening> {
  await new Promise<void>((listening) => server.listen(wanted, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        if (server instanceof HttpServer) server.closeAllConnections()
      }),
  }
}

/** A port that nobody listens on. */
export async function findPort(): Promise<number> {
  const { port, close } = await listenOnLoopback(createServer())
  await close()
  return port
}
