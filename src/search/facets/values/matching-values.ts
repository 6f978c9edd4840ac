/** The number of values from which a list has a search field. */
export const SEARCHED_FROM = 13;

/** The values whose label contains a text, ignoring case and accents: first those that begin with it, else in the given order. */
export function matchingValues<Value extends { readonly label: string }>(
	values: readonly Value[],
	text: string,
): Value[] {
	const wanted = plain(text);
	const found = values.filter(({ label }) => plain(label).includes(wanted));
	const begins = ({ label }: Value) => plain(label).startsWith(wanted);
	return [...found.filter(begins), ...found.filter((value) => !begins(value))];
}

function plain(text: string): string {
	return text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();
}
