import { slugOf } from '../../domain/vehicle/slug.ts';
import type { Template } from '../templates/template.ts';
import { kia } from './kia.ts';
import { nissan } from './nissan.ts';
import { suzuki } from './suzuki.ts';
import { toyota } from './toyota.ts';

/** A make whose dealers differ from others only by its colour and its range. */
const make = (name: string, primary: string): Template => ({
	theme: { colours: { primary } },
	search: { popular_makes: [name] },
	features: { models: {} },
});

/**
 * What follows from the make a dealer is franchised for (BRAND-001), by the make's slug. It stands over the template and under the
 * dealer's own options, so that a Kia dealer need not say what every Kia dealer would.
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

/** The preset of a manufacturer, as the dealer names it; nothing for a make without one, or no make at all. */
export function brandOf(manufacturer: unknown): Template {
	const slug = typeof manufacturer === 'string' ? slugOf(manufacturer) : '';
	return (Object.hasOwn(BRANDS, slug) && BRANDS[slug]) || {};
}
