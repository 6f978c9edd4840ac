const WRONG_KEY =
	'check the key it is asked with, in the variable that stock.from.authorization_env or stock.from.query_env names';
const WRONG_PLACE = 'check stock.from.url, or ask the sender where the feed is now';

/** What to do about an answer that asking again does not mend, by its status. */
const REMEDIES: Readonly<Record<number, string>> = {
	401: WRONG_KEY,
	403: WRONG_KEY,
	404: WRONG_PLACE,
	410: WRONG_PLACE,
};

/** The status of an answer that is no feed, in words, with the remedy where there is one. */
export function statusWords({ status, statusText }: { status: number; statusText: string }): string {
	const words = `${status} ${statusText}`.trim();
	const remedy = REMEDIES[status];
	return remedy === undefined ? words : `${words}; ${remedy}`;
}
