/**
 * What loads a module of the site; it gives null when loading failed, for instance offline. The next call then has another address, as partAt does
 * it (load-part.ts), which would be a file more of every form.
 */
export function loadAgain<Module>(address: string): () => Promise<Module | null> {
	let end = '';
	return () =>
		import(/* @vite-ignore */ address + end).catch(() => {
			end += '?';
			return null;
		});
}
