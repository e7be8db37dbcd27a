'use client'
import {
  validatorComplaints,
  validatorCycles,
  validatorElections,
  validatorEvents,
} from '../../../service/endpoints/validators.ts'
import { createHook, createInfiniteHook } from '../createHook.ts'

/**
 * Elector events of validators: stake accepted, rejected, recovered.
 * @example const { data, error } = useValidatorEvents({ limit: 5 })
 */
export const useValidatorEvents = createHook(validatorEvents)

/**
 * Infinite version of {@link useValidatorEvents}. Pages by cursor: items that arrive between requests do not shift
 * them.
 * @example const { rows, hasMore, loadMore } = useInfiniteValidatorEvents({ limit: 5 })
 */
export const useInfiniteValidatorEvents = createInfiniteHook(validatorEvents)

/**
 * Validator elections, optionally with their participants.
 * @example const { data, error } = useValidatorElections({ return_participants: true, limit: 2 })
 */
export const useValidatorElections = createHook(validatorElections)

/**
 * Infinite version of {@link useValidatorElections}. Pages by cursor: items that arrive between requests do not shift
 * them.
 * @example const { rows, hasMore, loadMore } = useInfiniteValidatorElections({ return_participants: true, limit: 2 })
 */
export const useInfiniteValidatorElections = createInfiniteHook(validatorElections)

/**
 * Validation cycles (validator sets), optionally with their members and complaints.
 * @example const { data, error } = useValidatorCycles({ return_validators: true, limit: 2 })
 */
export const useValidatorCycles = createHook(validatorCycles)

/**
 * Infinite version of {@link useValidatorCycles}. Pages by cursor: items that arrive between requests do not shift
 * them.
 * @example const { rows, hasMore, loadMore } = useInfiniteValidatorCycles({ return_validators: true, limit: 2 })
 */
export const useInfiniteValidatorCycles = createInfiniteHook(validatorCycles)

/**
 * Complaints filed against validators in the elector.
 * @example const { data, error } = useValidatorComplaints({ limit: 5 })
 */
export const useValidatorComplaints = createHook(validatorComplaints)

/**
 * Infinite version of {@link useValidatorComplaints}. Pages by cursor: items that arrive between requests do not shift
 * them.
 * @example const { rows, hasMore, loadMore } = useInfiniteValidatorComplaints({ limit: 5 })
 */
export const useInfiniteValidatorComplaints = createInfiniteHook(validatorComplaints)
