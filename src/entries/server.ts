/** `tonlens/server`: a gateway that holds the key of a service for all visitors of a site. */
export { createGateway, type Gateway, type GatewayHealth, type NetworkHealth } from '../tools/server/createGateway.ts'
export type {
  AnsweredVisit,
  GatewayNetwork,
  GatewayOptions,
  VisitorInfo,
  VisitorLimit,
} from '../tools/server/options.ts'
export type { RedisClient, RedisSubscriber } from '../tools/server/shared/cluster.ts'
export type { GatewaySocket } from '../tools/server/stream/serveStream.ts'
export type { AnswerStore } from '../tools/server/keptAnswers.ts'
