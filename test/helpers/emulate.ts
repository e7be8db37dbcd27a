import { cdp } from 'vitest/browser'

/**
 * Lets the browser believe that it has these media features, and that it shows for this medium.
 * @param features Left out features are the machine's own.
 */
export async function emulate(features: readonly { name: string; value: string }[], media = ''): Promise<void> {
  const session = cdp() as { send: (method: string, params: unknown) => Promise<unknown> }
  await session.send('Emulation.setEmulatedMedia', { features, media })
}
