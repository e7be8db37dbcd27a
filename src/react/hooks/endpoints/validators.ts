'use client'
import {
  validatorComplaints,
  validatorCycles,
  validatorElections,
  validatorEvents,
} from '../../../service/endpoints/validators.ts'
import { createHook, createInfiniteHook } from '../createHook.ts'

/** Elector events of validators: stake accepted, rejected, recovered. */
export const useValidatorEvents = createHook(validatorEvents)

/** {@link useValidatorEvents}, page after page, by cursor: rows that arrive meanwhile shift nothing. */
export const useInfiniteValidatorEvents = createInfiniteHook(validatorEvents)

/** Validator elections, optionally with their participants. */
export const useValidatorElections = createHook(validatorElections)

/** {@link useValidatorElections}, page after page, by cursor: rows that arrive meanwhile shift nothing. */
export const useInfiniteValidatorElections = createInfiniteHook(validatorElections)

/** Validation cycles (validator sets), optionally with their members and complaints. */
export const useValidatorCycles = createHook(validatorCycles)

/** {@link useValidatorCycles}, page after page, by cursor: rows that arrive meanwhile shift nothing. */
export const useInfiniteValidatorCycles = createInfiniteHook(validatorCycles)

/** Complaints filed against validators in the elector. */
export const useValidatorComplaints = createHook(validatorComplaints)

/** {@link useValidatorComplaints}, page after page, by cursor: rows that arrive meanwhile shift nothing. */
export const useInfiniteValidatorComplaints = createInfiniteHook(validatorComplaints)
