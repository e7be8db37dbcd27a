/** `tonlens/conformance`: compares a deployment of the index with the rule book. */
export { checkService, type CheckOptions, type CheckProgress } from '../tools/conformance/checkService.ts'
export type { GoldenCase } from '../tools/conformance/golden/checkGolden.ts'
export type {
  CheckEnd,
  ConformanceReport,
  Difference,
  DifferenceKind,
  EndpointReport,
} from '../tools/conformance/report.ts'
