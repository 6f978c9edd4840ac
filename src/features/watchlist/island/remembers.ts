import type { ComponentType } from 'react';

type StoreName = 'favourites' | 'viewed' | 'watchlist_notes';

/** Whether this browser has kept something of the dealer's site under a name of its stores. */
export function remembers(name: StoreName): boolean {
	try {
		const stored = localStorage.getItem(`forecourt.${document.body.dataset['dealer']}.${name}`);
		return stored !== null && stored !== '[]';
	} catch {
		return false;
	}
}

const NOTHING = { default: () => null };

/** A component that is loaded where this browser remembers something for it; nothing where it does not, and without a connection. */
export async function ifRemembered<Part, Props>(
	name: StoreName,
	address: string,
	componentOf: (part: Part) => ComponentType<Props>,
): Promise<{ default: ComponentType<Props> }> {
	if (!remembers(name)) return NOTHING;
	const loaded: Promise<Part> = import(/* @vite-ignore */ address);
	return loaded.then(
		(part) => ({ default: componentOf(part) }),
		() => NOTHING,
	);
}
