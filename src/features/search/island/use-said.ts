import { useEffect, useState } from 'react';
import address from './said/SaidSentence.tsx?address';

type Said = typeof import('./said/SaidSentence.tsx').SaidSentence;

/** What shows a sentence with its filters, loaded for the first sentence; null before, and where it cannot be loaded. */
export function useSaid(isSaid: boolean): Said | null {
	const [said, setSaid] = useState<Said | null>(null);
	useEffect(() => {
		if (isSaid)
			import(/* @vite-ignore */ address).then(
				({ SaidSentence }) => setSaid(() => SaidSentence),
				// The filters are in chips anyway.
				(error: unknown) => console.warn('Search: no sentence', error),
			);
	}, [isSaid]);
	return isSaid ? said : null;
}
