/** Characters of a first name; what is longer is a message. */
const LONGEST = 30;

/** Up to four words of letters, joined by what joins names: 'Mary-Jane', 'Fa’asavalu', 'Maria del Carmen'. */
const NAME = /^\p{L}[\p{L}\p{M}]*(?:[-'’ ]\p{L}[\p{L}\p{M}]*){0,3}$/u;

/**
 * The first name an address gives, where it looks like one (REVIEWS-011); null for anything else. Anybody may write such an address, and
 * the page would say whatever stands in it in the dealer's name.
 */
export function firstNameOf(given: string): string | null {
	const name = given.trim().replace(/\s+/g, ' ');
	return name.length <= LONGEST && NAME.test(name) ? name : null;
}

/** The one of a dealer's own names an address gives, however it is spaced and whatever letters are large (REVIEWS-012); null for any other. */
export function namedOf<Named extends { name: string }>(
	known: readonly Named[],
	given: string,
): Named | null {
	const wanted = oneSpelling(given);
	return known.find(({ name }) => oneSpelling(name) === wanted) ?? null;
}

/** Names are the same however they are spaced and whatever letters are large. */
export function oneSpelling(name: string): string {
	return name.trim().replace(/\s+/g, ' ').toLowerCase();
}
