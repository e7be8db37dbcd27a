/** The part of a client of `ioredis` that is used. */
export interface RedisClient {
  eval(script: string, keys: number, ...args: (string | number)[]): Promise<unknown>
  publish(channel: string, message: string): Promise<unknown>
  /** Another connection: one that subscribes takes no other commands. */
  duplicate(): RedisSubscriber
}

/** A connection that receives messages. */
export interface RedisSubscriber {
  subscribe(...channels: string[]): Promise<unknown>
  on(event: 'message', listener: (channel: string, message: string) => void): unknown
  on(event: 'error' | 'ready' | 'close', listener: () => void): unknown
  disconnect(): void
}
