import { useEffect, useRef, useSyncExternalStore } from 'react';
import { ERASING } from './account/erasing.ts';

const read = () => location.hash;

function watch(changed: () => void): () => void {
	addEventListener('hashchange', changed);
	return () => removeEventListener('hashchange', changed);
}

/** The fragment of the address; its section comes into view when the page is shown again after another view. */
export function useHash(): string {
	const hash = useSyncExternalStore(watch, read, () => '');
	const before = useRef(hash);
	useEffect(() => {
		if (before.current === ERASING) document.getElementById(hash.slice(1))?.scrollIntoView();
		before.current = hash;
	}, [hash]);
	return hash;
}
