/**
 * Why a search has no answer: the server or the file cannot be reached (`away`), the server refuses the key (`refused`), is older
 * than what is asked of it (`too-old`) or does not understand the question, such as a filter of the dealer's with a slip in it
 * (`rejected`), or what came is no answer or no index (`corrupt`).
 */
export type UnavailableReason = 'away' | 'refused' | 'too-old' | 'rejected' | 'corrupt';

/** No answer can be had. The message is for developers; what visitors read depends on `reason`. */
export class SearchUnavailable extends Error {
	override readonly name = 'SearchUnavailable';
	readonly reason: UnavailableReason;

	constructor(reason: UnavailableReason, message: string, options?: ErrorOptions) {
		super(message, options);
		this.reason = reason;
	}
}
