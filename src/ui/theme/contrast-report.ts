import { type Colour, contrast } from './colour.ts';
import type { Role } from './roles.ts';

/** Pairs of foreground and background with their minimum contrast (WCAG 2.2: 4.5 for text, 3 for edges; body text 7). */
const PAIRS: readonly [on: Role, ground: Role, atLeast: number][] = [
	['ink', 'bg', 7],
	['ink', 'surface', 7],
	['ink', 'sunken', 7],
	['ink', 'stage', 7],
	['ink-2', 'stage', 7],
	['ink-3', 'stage', 4.5],
	['ink-3', 'tint', 4.5],
	['on-action', 'action', 4.5],
	['on-action', 'action-hover', 4.5],
	['on-action', 'action-pressed', 4.5],
	['action', 'bg', 3],
	['accent', 'bg', 4.5],
	['accent', 'sunken', 4.5],
	['accent', 'tint-2', 4.5],
	['tint-ink', 'tint-2', 4.5],
	['line-strong', 'surface', 3],
	['bad', 'bad-tint', 4.5],
	['good', 'good-tint', 4.5],
	['warn', 'warn-tint', 4.5],
	['ink', 'info-tint', 7],
	['on-alt', 'alt', 4.5],
	['on-deep', 'deep', 7],
	['on-deep-2', 'deep', 4.5],
];

/** Names of roles in messages, by the tokens that set them; others use the role's name. */
const NAMES: Partial<Record<Role, string>> = {
	ink: 'text',
	bg: 'background',
	action: 'button',
	'on-action': 'text of buttons',
	'action-hover': 'button under the pointer',
	'action-pressed': 'pressed button',
	alt: 'secondary',
	'on-alt': 'text',
	deep: 'banner',
	'on-deep': 'text',
	'on-deep-2': 'quiet text',
};

/** Problems of pairs with too little contrast; empty for a theme that passes. */
export function contrastFailures(roles: Record<Role, Colour>): string[] {
	const name = (role: Role) => NAMES[role] ?? role;
	return PAIRS.flatMap(([on, ground, atLeast]) => {
		const found = contrast(roles[on], roles[ground]);
		// Truncated, not rounded: 2.998 is not 3.
		const shown = (Math.floor(found * 100) / 100).toFixed(2);
		return found >= atLeast
			? []
			: [`expected ${name(on)} on ${name(ground)} to have a contrast of at least ${atLeast}, found ${shown}`];
	});
}
