import { slugOf } from '../../domain/vehicle/naming/slug.ts';
import type { Template } from '../templates/template.ts';
import { kia } from './kia.ts';
import { nissan } from './nissan.ts';
import { suzuki } from './suzuki.ts';
import { toyota } from './toyota.ts';

/** The preset of a make that only sets its colour and its models. */
const make = (name: string, primary: string): Template => ({
	theme: { colours: { primary } },
	search: { popular_makes: [name] },
	features: { models: {} },
});

/**
 * The presets of franchised makes (BRAND-001), by the make's slug. A preset overrides the template and is overridden by the dealer's own
 * options, so that Kia dealers do not repeat what they have in common.
 */
export const BRANDS: Readonly<Record<string, Template>> = {
	toyota,
	kia,
	nissan,
	suzuki,
	mg: make('MG', '#b5121b'),
	mitsubishi: make('Mitsubishi', '#c8102e'),
	hyundai: make('Hyundai', '#002c5f'),
	mazda: make('Mazda', '#9b1b30'),
	ford: make('Ford', '#00438c'),
	gwm: make('GWM', '#b01e28'),
	subaru: make('Subaru', '#013c74'),
	'isuzu-ute': make('Isuzu Ute', '#b4122b'),
};

/** The preset of the dealer's manufacturer; empty for a make without a preset, or no make. */
export function brandOf(manufacturer: unknown): Template {
	const slug = typeof manufacturer === 'string' ? slugOf(manufacturer) : '';
	return (Object.hasOwn(BRANDS, slug) && BRANDS[slug]) || {};
}
