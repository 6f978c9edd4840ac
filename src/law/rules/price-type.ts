import { around, isWithinAny, wordsIn } from '../elements.ts';
import type { LegalRule } from '../legal-rule.ts';
import type { Element, ReadPage } from '../page.ts';
import { textBlocks } from '../text-blocks.ts';
import {
	namesPriceType,
	priceWithoutType,
	type VehicleEntry,
	vehicleEntries,
	vehiclePathOf,
} from '../vehicle-prices.ts';

/** How far around a vehicle's name its price is looked for. */
const STEPS = 3;

/** A price of a vehicle says what it includes (resolution 211). */
export const priceType: LegalRule = {
	name: 'price-type',
	demand: 'Each price of a vehicle says what it includes: drive away, or excluding government charges.',
	laws: [
		{
			title: 'Australian Consumer Law, section 48 (single price)',
			source: 'https://www.accc.gov.au/content/index.phtml/itemId/874430',
			checked: '2026-11-25',
		},
	],
	remedy:
		'Give price_type in the feed, or pricing.default_price_types in dealer.ts; in a text of your own, write “drive away” after the price.',
	breaks: {
		path: '/',
		main: '<ul><li><a href="/search/kia/rio">Kia Rio <span>From $21,990</span></a></li></ul>',
	},
	keeps: {
		path: '/',
		main: '<ul><li><a href="/search/kia/rio">Kia Rio <span>From $21,990 drive away</span></a></li></ul>',
	},
	faults: (page) => {
		const entries = vehicleEntries(page);
		const bare = entries.filter(({ words }) => priceWithoutType(words) !== null);
		const unlabelled = bare.filter(({ element }) => !namesPriceType(wordsAbout(element, entries)));
		return [...unlabelled.map(({ words }) => words), ...ownWords(page)].flatMap((words) => {
			const price = priceWithoutType(words);
			const about = words.replaceAll('\n', ' ').slice(0, 60);
			return price === null ? [] : [`the price ${price} of “${about}” does not say what it includes`];
		});
	},
};

/** The words of the part around a list of entries, without those of the entries: a note may be about all. */
function wordsAbout(element: Element, entries: readonly VehicleEntry[]): string {
	const part = around(element, ({ name }) => ['section', 'article', 'main'].includes(name));
	if (!part) return '';
	const elements = new Set(entries.map((entry) => entry.element));
	return textBlocks(part)
		.filter((block) => !isWithinAny(block.element, elements))
		.map(({ text }) => text)
		.join('\n');
}

/** The words around the name of a vehicle on its own page. */
function ownWords({ path, elements }: ReadPage): string[] {
	const name = vehiclePathOf(path) === null ? undefined : elements.find(({ name }) => name === 'h1');
	if (!name) return [];
	let at: Element | null = name;
	for (let step = 0; step < STEPS; step++) {
		at = at && around(at, () => true);
		const words = at ? wordsIn(at) : '';
		if (words.includes('$')) return [words];
	}
	return [];
}
