import { useEffect, useState } from 'react';

/**
 * A part of the calculator that few visitors need, loaded after hydration; null before that.
 *
 * @param load resolves to null where it is not needed
 */
export function useLoaded<Part>(load: () => Promise<Part | null> | null, fail?: () => void): Part | null {
	const [part, setPart] = useState<Part | null>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, for the page as it was opened.
	useEffect(() => {
		(async () => load())().then(setPart, (error) => {
			console.warn(error);
			fail?.();
		});
	}, []);
	return part;
}
