/** `tonlens/testing`: a client and a render function on the embedded chain, for tests without a network. */
export { createTestClient, type TestClient, type TestClientOptions } from '../tools/testing/createTestClient.ts'
export { loadChain } from '../tools/testing/loadChain.ts'
export { loadPictures } from '../tools/testing/loadPictures.ts'
export { provideBrowserApis } from '../tools/testing/provideBrowserApis.ts'
export { renderWithChain, type RenderWithChainOptions } from '../tools/testing/renderWithChain.tsx'
export { chainTime, type Showcase, showcase } from '../tools/testing/showcase.ts'
export { TestProvider, type TestProviderProps } from '../tools/testing/TestProvider.tsx'
