import { type Colour, contrast } from './colour.ts';
import type { Role } from './roles.ts';

/** Which colour stands on which, and the least contrast it needs (WCAG 2.2: 4.5 for text, 3 for edges; body text 7). */
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

/** What a dealer calls the colours that tokens set; the others go by their role. */
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

/** The pairs of colours a visitor could not read, in words; empty for a theme that passes. */
export function contrastFailures(roles: Record<Role, Colour>): string[] {
	const name = (role: Role) => NAMES[role] ?? role;
	return PAIRS.flatMap(([on, ground, atLeast]) => {
		const found = contrast(roles[on], roles[ground]);
		// Cut, not rounded: 2.998 is not 3.
		const shown = (Math.floor(found * 100) / 100).toFixed(2);
		return found >= atLeast
			? []
			: [`expected ${name(on)} on ${name(ground)} to have a contrast of at least ${atLeast}, found ${shown}`];
	});
}
