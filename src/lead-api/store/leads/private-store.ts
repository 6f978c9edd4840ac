import type { ApplicationAnswers } from '../../../domain/finance-application/fields.ts';

/** Private answers of a lead, stored separately. */
export interface PrivateAnswers {
	answers: ApplicationAnswers;
	/** Time of erasure: ISO 8601, UTC, milliseconds. */
	erase_at: string;
}

/** Private answers of leads, and the links that show them once. */
export interface PrivateStore {
	/** Private answers of a dealer's lead; null when it has none or they have expired. */
	privateAnswers(dealer: string, leadId: string, now: Date): Promise<PrivateAnswers | null>;
	/** Whether a link was used. */
	isLinkTaken(key: string): Promise<boolean>;
	/** Marks a link as used; false when it was used before. */
	takeLink(key: string, endsAt: string): Promise<boolean>;
	/**
	 * Plans mails with a new link, to every address the verified lead was mailed to, or to the dealer's own. Returns their number; 0 for a
	 * lead without private answers, and once they are erased.
	 */
	planLink(leadId: string, now: Date): Promise<number>;
}
