import type { ApplicationAnswers } from '../../domain/finance-application/fields.ts';

/** Answers of a lead that are kept apart from it. */
export interface PrivateAnswers {
	answers: ApplicationAnswers;
	/** When they are erased: ISO 8601, UTC, milliseconds. */
	erase_at: string;
}

/** Private answers of leads, and the links by which a dealer sees them once. */
export interface PrivateStore {
	/** The private answers of a dealer's lead; null for a lead without any, and after their time. */
	privateAnswers(dealer: string, leadId: string, now: Date): Promise<PrivateAnswers | null>;
	/** Whether a link was used. */
	isLinkTaken(key: string): Promise<boolean>;
	/** Uses a link up. False for one that was used before. */
	takeLink(key: string, endsAt: string): Promise<boolean>;
}
