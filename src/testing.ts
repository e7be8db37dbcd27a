/** `tonlens/testing`: a client and a render function on the embedded chain, for tests without a network. */
export { createTestClient, type TestClient, type TestClientOptions } from './testing/createTestClient.ts'
export { loadChain } from './testing/loadChain.ts'
export { loadPictures } from './testing/loadPictures.ts'
export { provideBrowserApis } from './testing/provideBrowserApis.ts'
export { renderWithChain, type RenderWithChainOptions } from './testing/renderWithChain.tsx'
export { chainTime, type Showcase, showcase } from './testing/showcase.ts'
export { TestProvider, type TestProviderProps } from './testing/TestProvider.tsx'
