import { type ReactNode, useEffect, useState } from 'react';
import type { HeldValuation as Held } from '../browser/held-valuation.ts';
import module from '../browser/held-valuation.ts?address';

/**
 * Draws its children for the visitor's own vehicle as the dealer has valued it (LOCAL-008); nothing without a figure that is still held.
 * What reads it is loaded only where this browser has one.
 */
export function HeldValuation({ children }: { children: (valuation: Held) => ReactNode }) {
	const [held, setHeld] = useState<Held | null>(null);
	useEffect(() => {
		const dealer = document.body.dataset['dealer'] ?? '';
		if (!isKept(dealer)) return;
		(import(/* @vite-ignore */ module) as Promise<typeof import('../browser/held-valuation.ts')>)
			.then(({ heldValuation }) => setHeld(heldValuation(dealer)))
			.catch((error) => console.warn('The trade-in value is not shown.', error));
	}, []);
	return held && children(held);
}

function isKept(dealer: string): boolean {
	try {
		return `forecourt.${dealer}.trade-in-valuation` in localStorage;
	} catch {
		// Storage is blocked.
		return false;
	}
}
