/**
 * A part of a page that is loaded when it is wanted. Browsers keep the failure of an import for as long as the page: what failed in a
 * moment without a connection would fail until the page is loaded anew. So each further attempt has another address.
 *
 * `watch-marks.ts` and the forms' `load-again.ts` write it out: shared with them, in the script that every page has, it takes 40 bytes of
 * each page, which contact, success and gated pages do not have, and as a file of its own a hundred.
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
