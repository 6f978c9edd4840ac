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
		keptValuation(document.body.dataset['dealer'] ?? '').then(setHeld);
	}, []);
	return held && children(held);
}

async function keptValuation(dealer: string): Promise<Held | null> {
	try {
		// Throws where the storage is blocked.
		if (!(`forecourt.${dealer}.trade-in-valuation` in localStorage)) return null;
		const { heldValuation }: typeof import('../browser/held-valuation.ts') = await import(
			/* @vite-ignore */ module
		);
		return heldValuation(dealer);
	} catch (error) {
		console.warn('The trade-in value is not shown.', error);
		return null;
	}
}
