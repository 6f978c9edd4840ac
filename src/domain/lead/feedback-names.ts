/** The maximum length of a first name, characters. */
const MAX_LENGTH = 30;

/** Up to four words of letters, joined by a hyphen, apostrophe or space: 'Mary-Jane', 'Fa’asavalu', 'Maria del Carmen'. */
const NAME = /^\p{L}[\p{L}\p{M}]*(?:[-'’ ]\p{L}[\p{L}\p{M}]*){0,3}$/u;

/**
 * The first name in a page's address, where it looks like a name (REVIEWS-011); null for anything else. Such an address can be crafted,
 * and the page would show its text in the dealer's name.
 */
export function firstNameOf(given: string): string | null {
	const name = given.trim().replace(/\s+/g, ' ');
	return name.length <= MAX_LENGTH && NAME.test(name) ? name : null;
}

/** The entry with a given name, ignoring case and spacing (REVIEWS-012); null for an unknown name. */
export function namedOf<Named extends { name: string }>(
	known: readonly Named[],
	given: string,
): Named | null {
	const wanted = canonicalName(given);
	return known.find(({ name }) => canonicalName(name) === wanted) ?? null;
}

/** A name in the form in which names are compared: lower case, single spaces. */
export function canonicalName(name: string): string {
	return name.trim().replace(/\s+/g, ' ').toLowerCase();
}
