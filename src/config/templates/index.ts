import { caravans } from './caravans.ts';
import { franchise } from './franchise.ts';
import { group } from './group.ts';
import { motorcycles } from './motorcycles.ts';
import { plain } from './plain.ts';
import { usedOnline } from './used-online.ts';

/** The presets a dealer may name as its `template` (CONFIG-002). */
export const TEMPLATES = {
	plain,
	franchise,
	group,
	caravans,
	motorcycles,
	'used-online': usedOnline,
} as const;

/** The name of a preset in {@link TEMPLATES}. */
export type TemplateName = keyof typeof TEMPLATES;

/** Whether a value of unknown type names a preset. */
export function isTemplateName(value: unknown): value is TemplateName {
	return typeof value === 'string' && Object.hasOwn(TEMPLATES, value);
}
