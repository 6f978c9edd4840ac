import { useEffect, useState } from 'react';

/**
 * A part of the search that not every search needs, loaded by its address; null before, without an address, and where it cannot be loaded.
 */
export function usePart<Part>(address: string | null): Part | null {
	const [part, setPart] = useState<Part | null>(null);
	useEffect(() => {
		if (address)
			import(/* @vite-ignore */ address).then(setPart, (error: unknown) =>
				// The search works without it.
				console.warn('Search: no part', error),
			);
	}, [address]);
	return address ? part : null;
}
