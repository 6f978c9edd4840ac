import type { Answer } from './send.ts';

/** What a shopper was told: this was taken, under this id. */
export interface Acknowledged {
	dealer: string;
	submission_id: string;
	lead_id: string;
}

/** Everything that was acknowledged, kept where no crash reaches it. */
export interface Ledger {
	acknowledged: readonly Acknowledged[];
	/** Answers that should never come: another id for the same attempt, a refusal of something good. */
	faults: readonly string[];
	/** What people were told whose leads could not be taken at the moment. */
	refusals: readonly Answer[];
	/** Notes an acknowledgement; the same attempt must be told the same id every time. */
	note(acknowledged: Acknowledged): void;
	noteFault(fault: string): void;
	noteRefusal(answer: Answer): void;
}

/** An empty ledger. */
export function openLedger(): Ledger {
	const ids = new Map<string, string>();
	const acknowledged: Acknowledged[] = [];
	const faults: string[] = [];
	const refusals: Answer[] = [];
	return {
		acknowledged,
		faults,
		refusals,
		note(told) {
			const { dealer, submission_id, lead_id } = told;
			const key = `${dealer} ${submission_id}`;
			const before = ids.get(key);
			if (before === undefined) {
				ids.set(key, lead_id);
				acknowledged.push(told);
			} else if (before !== lead_id) faults.push(`${key} was ${before} and is ${lead_id} now`);
		},
		noteFault: (fault) => faults.push(fault),
		noteRefusal: (answer) => refusals.push(answer),
	};
}
