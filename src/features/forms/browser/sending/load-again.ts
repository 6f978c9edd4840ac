/**
 * A loader of a module of the site, which returns null when loading failed, for instance offline. Browsers remember a failed import by its
 * address, so the next call uses another one. It repeats `partAt`; `src/browser/load-part.ts` says why.
 */
export function loadAgain<Module>(address: string): () => Promise<Module | null> {
	let attempt = address;
	return () =>
		import(/* @vite-ignore */ attempt).catch(() => {
			attempt += '?';
			return null;
		});
}
