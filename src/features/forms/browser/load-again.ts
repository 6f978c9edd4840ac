/**
 * What loads a module of the site; it gives null when loading failed, for instance offline. The next call then has another address, as partAt does
 * it, and why it is not used: `src/browser/load-part.ts`.
 */
export function loadAgain<Module>(address: string): () => Promise<Module | null> {
	let attempt = address;
	return () =>
		import(/* @vite-ignore */ attempt).catch(() => {
			attempt += '?';
			return null;
		});
}
