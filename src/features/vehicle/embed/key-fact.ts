import type { FactIcon } from '../../../domain/card/card-facts.ts';

/** A fact of a vehicle's key facts. */
export interface KeyFact {
	icon: FactIcon;
	label: string;
	/** What stays true; empty where all of the fact ends. */
	value: string;
	/** What is said after the value until a last moment, Unix milliseconds; null for nothing. */
	ending: { text: string; until: number } | null;
}
