/** How long the address waits for the shopper to rest, milliseconds. */
const REST_MS = 400;

/**
 * Writes parameters into the address of the page after a rest, in place of those of the same names, so that it can be shared.
 *
 * @param names all parameters that these choices have
 * @param said those to write
 * @returns stops the writing
 */
export function writeAddress(names: readonly string[], said: string): () => void {
	const writing = setTimeout(() => {
		const query = new URLSearchParams(window.location.search);
		for (const name of names) query.delete(name);
		for (const [name, value] of new URLSearchParams(said)) query.set(name, value);
		const search = query.size > 0 ? `?${query}` : '';
		const { pathname, hash } = window.location;
		window.history.replaceState(window.history.state, '', `${pathname}${search}${hash}`);
	}, REST_MS);
	return () => clearTimeout(writing);
}
