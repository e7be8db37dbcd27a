/**
 * `tonlens/endpoints`: every endpoint as a row of data, one export each: `transactions` describes `GET /transactions`.
 */
export * from '../service/endpoints/index.ts'
export * from '../service/endpoints/v2/index.ts'
