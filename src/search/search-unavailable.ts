/**
 * Why a search has no answer: the server or the file cannot be reached (`unreachable`), the server rejects the key (`refused`), the server
 * is too old for the request (`too-old`) or finds it invalid, such as a mistake in the dealer's own filter (`rejected`), or the response
 * is no valid answer or index (`corrupt`).
 */
export type UnavailableReason = 'unreachable' | 'refused' | 'too-old' | 'rejected' | 'corrupt';

/** A search has no answer. The message is for developers; visitors see a text chosen by `reason`. */
export class SearchUnavailable extends Error {
	override readonly name = 'SearchUnavailable';
	readonly reason: UnavailableReason;

	constructor(reason: UnavailableReason, message: string, options?: ErrorOptions) {
		super(message, options);
		this.reason = reason;
	}
}
