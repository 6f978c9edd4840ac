import type { LeadStore } from './store.ts';

/** A call of the store, as it goes to the thread that has it. */
export interface StoreCall {
	number: number;
	method: keyof LeadStore;
	args: readonly unknown[];
}

/** How a call ended. */
export type StoreAnswer = { number: number } & ({ value: unknown } | { error: unknown });

/** What the thread says: first that the store is open, and what can be called; then answers, as many as there are. */
export type ThreadMessage = { methods: readonly (keyof LeadStore)[] } | { answers: readonly StoreAnswer[] };
