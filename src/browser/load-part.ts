/**
 * A part of a page that is loaded when it is wanted. Browsers keep the failure of an import for as long as the page: what failed in a moment
 * without a connection would fail until the page is loaded anew. So each further attempt has another address.
 *
 * @param address of the part's script
 * @returns what loads it; rejects where it did not arrive
 */
export function partAt<Part>(address: string): () => Promise<Part> {
	let attempt = address;
	return () =>
		import(/* @vite-ignore */ attempt).catch((error: unknown) => {
			attempt += '?';
			throw error;
		});
}
