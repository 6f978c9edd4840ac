import type { ComponentType } from 'react';
import { remembers, type StoreName } from './remembers.ts';

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
