import type { Answer } from './send.ts';

/** An acknowledgement: the id under which a lead was accepted. */
export interface Acknowledged {
	dealer: string;
	submission_id: string;
	lead_id: string;
}

/** An acknowledged photo. */
export interface AcknowledgedPhoto {
	dealer: string;
	/** The `submission_id` of its trade-in. */
	attempt: string;
	photo_id: string;
}

/** All acknowledgements, stored where no crash reaches them. */
export interface Ledger {
	acknowledged: readonly Acknowledged[];
	photos: readonly AcknowledgedPhoto[];
	/** Responses that must not occur: another id for the same attempt, or the rejection of a valid lead. */
	faults: readonly string[];
	/** Responses to leads and photos that could not be accepted at the moment. */
	refusals: readonly Answer[];
	/** Records an acknowledgement; the same attempt must get the same id every time. */
	note(acknowledged: Acknowledged): void;
	notePhoto(photo: AcknowledgedPhoto): void;
	noteFault(fault: string): void;
	noteRefusal(answer: Answer): void;
}

/** An empty ledger. */
export function openLedger(): Ledger {
	const ids = new Map<string, string>();
	const acknowledged: Acknowledged[] = [];
	const photos: AcknowledgedPhoto[] = [];
	const faults: string[] = [];
	const refusals: Answer[] = [];
	return {
		acknowledged,
		photos,
		faults,
		refusals,
		note(acknowledgement) {
			const { dealer, submission_id, lead_id } = acknowledgement;
			const key = `${dealer} ${submission_id}`;
			const before = ids.get(key);
			if (before === undefined) {
				ids.set(key, lead_id);
				acknowledged.push(acknowledgement);
			} else if (before !== lead_id) faults.push(`${key} was ${before} and is ${lead_id} now`);
		},
		notePhoto: (photo) => photos.push(photo),
		noteFault: (fault) => faults.push(fault),
		noteRefusal: (answer) => refusals.push(answer),
	};
}
