/** Program of the evidence file, bundled from `page.ts` by the build; empty where the sources run without it. */
export const pageCode: string = ''
