import type { LeadStore } from '../store.ts';

/** A store call sent to the worker thread. */
export interface StoreCall {
	number: number;
	method: keyof LeadStore;
	args: readonly unknown[];
}

/** Result of a call. */
export type StoreAnswer = { number: number } & ({ value: unknown } | { error: unknown });

/** Messages of the worker: first the methods of the opened store, then batches of results. */
export type ThreadMessage = { methods: readonly (keyof LeadStore)[] } | { answers: readonly StoreAnswer[] };
