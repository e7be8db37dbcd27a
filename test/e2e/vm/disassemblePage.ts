// A page as an application would write it: Buffer comes from the package of that name, and the disassembler loads when
// it is asked for.
import type { CodeListing } from 'tonlens/code'

const page = {
  /** The message of the error without Buffer. */
  async withoutBuffer(code: string): Promise<string> {
    const { disassemble } = await import('tonlens/code')
    return disassemble(code).then(
      () => '',
      (error: Error) => error.message,
    )
  },
  async disassemble(code: string): Promise<CodeListing> {
    const [{ disassemble }, buffer] = await Promise.all([import('tonlens/code'), import('buffer')])
    // Some bundlers give a CommonJS package as the default export alone.
    globalThis.Buffer ??= ('Buffer' in buffer ? buffer : (buffer as { default: typeof buffer }).default).Buffer
    return disassemble(code)
  },
}

declare global {
  // eslint-disable-next-line no-var -- a property of the page's global object
  var disassemblePage: typeof page
}
globalThis.disassemblePage = page
