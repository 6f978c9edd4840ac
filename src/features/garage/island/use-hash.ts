import { useEffect, useSyncExternalStore } from 'react';

/** The fragment of the address that asks whether to delete the account, so that the browser's Back leaves it. */
export const ERASING = '#delete-account';

const read = () => location.hash;

function watch(changed: () => void): () => void {
	addEventListener('hashchange', changed);
	return () => removeEventListener('hashchange', changed);
}

/** The fragment of the address, whose section comes into view once it is there. */
export function useHash(isLoaded: boolean): string {
	const hash = useSyncExternalStore(watch, read, () => '');
	useEffect(() => {
		if (isLoaded) document.getElementById(hash.slice(1))?.scrollIntoView();
	}, [hash, isLoaded]);
	return hash;
}
