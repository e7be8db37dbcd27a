declare module 'component-cases' {
  /** Every case of the components' conformance suite. */
  export const cases: readonly import('../../helpers/components/describeComponent.tsx').ComponentCase[]
}
