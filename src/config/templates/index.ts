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

export type TemplateName = keyof typeof TEMPLATES;

export function isTemplateName(value: unknown): value is TemplateName {
	return typeof value === 'string' && Object.hasOwn(TEMPLATES, value);
}
