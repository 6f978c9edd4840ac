/** How long choices must be unchanged before they are written, milliseconds. */
const DELAY_MS = 400;

/**
 * Writes parameters into the address of the page once they no longer change, in place of those of the same names, so that it can be shared.
 *
 * @param names the names of all parameters of these choices
 * @param parameters those to write, as a query string
 * @returns cancels the writing
 */
export function writeAddress(names: readonly string[], parameters: string): () => void {
	const writing = setTimeout(() => {
		const query = new URLSearchParams(location.search);
		for (const name of names) query.delete(name);
		for (const [name, value] of new URLSearchParams(parameters)) query.set(name, value);
		const search = query.size > 0 ? `?${query}` : '';
		const { pathname, hash } = location;
		history.replaceState(history.state, '', `${pathname}${search}${hash}`);
	}, DELAY_MS);
	return () => clearTimeout(writing);
}
