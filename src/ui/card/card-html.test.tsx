import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Card } from '../../domain/card/card-data.ts';
import { cardHtml } from './card-html.ts';
import { CARD_SIZES } from './card-sizes.ts';
import { EXAMPLE_CARD } from './example-card.ts';
import { VehicleCard } from './VehicleCard.tsx';

/** A card without the optional parts of the example. */
const HILUX: Card = { ...EXAMPLE_CARD, href: '/cars/2025-toyota-hilux-sr5', stock: null, tag: null };

/** A card with all its texts and numbers. */
const FULL: Card = {
	...EXAMPLE_CARD,
	stock: { slug: 'hilux', version: 3 },
	picture: { ...EXAMPLE_CARD.picture, srcset: '/a.jpg 400w', avif: '/a.avif 400w' },
	tag: { kind: 'arrival', text: 'JUST ARRIVED', until: 5 },
	price: {
		now: '$329',
		isSum: true,
		per: 'per week',
		type: 'Subscription',
		was: '$1',
		saving: '$2 less',
		buy: '$3',
	},
	note: 'Sold.',
	notice: 'Reserved',
	until: 7,
	marked: { ...EXAMPLE_CARD.marked, primary_image_url: '/a.jpg' },
};

/** Texts with signs that HTML, JSON and patterns of replacements have rules for. */
const anyText = fc.oneof(fc.constantFrom('', ' ', '0', '$&', '"</a>\\', "<b title='&amp;'>"), fc.string());

/** The data of a card with other texts and numbers, some of them null. */
function withOthers<Data>(data: Data): fc.Arbitrary<Data> {
	if (typeof data === 'string') return anyText as fc.Arbitrary<unknown> as fc.Arbitrary<Data>;
	if (typeof data === 'number') return fc.integer() as fc.Arbitrary<unknown> as fc.Arbitrary<Data>;
	if (Array.isArray(data))
		return fc.tuple(...data.map(withOthers)) as fc.Arbitrary<unknown> as fc.Arbitrary<Data>;
	if (typeof data !== 'object' || data === null) return fc.constant(data);
	const fields = Object.entries(data).map(([name, value]) => [name, withOthers(value)] as const);
	return fc.record(Object.fromEntries(fields)) as fc.Arbitrary<unknown> as fc.Arbitrary<Data>;
}

const anyCard = fc
	.record({
		texts: withOthers(FULL),
		state: fc.constantFrom('available' as const, 'sold' as const),
		url: fc.constantFrom('/a.jpg', 'https://pictures.example/a"b&c.jpg', 'data:,'),
		missing: fc.subarray(['stock', 'tag', 'place', 'note', 'price', 'notice', 'until']),
	})
	.map(({ texts, state, url, missing }): Card => {
		const nothing = Object.fromEntries(missing.map((name) => [name, null]));
		return { ...texts, state, picture: { ...texts.picture, url }, ...nothing };
	});

describe('cards that are rendered once', () => {
	test('another layout of the same card is rendered separately', () => {
		const lazy = cardHtml(HILUX, { loading: 'lazy', sizes: '100vw', hasIcons: false });
		const eager = cardHtml(HILUX, { loading: 'eager', sizes: '100vw', hasIcons: false });
		const iconic = cardHtml(HILUX, { loading: 'lazy', sizes: '100vw', hasIcons: true });

		expect(new Set([lazy, eager, iconic]).size).toBe(3);
		expect(cardHtml(HILUX, { loading: 'lazy', sizes: '100vw', hasIcons: false })).toBe(lazy);
	});

	test.each(
		(['lazy', 'eager'] as const).flatMap((loading) =>
			[CARD_SIZES.fill, CARD_SIZES[4]].flatMap((sizes) =>
				[true, false].map((hasIcons) => ({ loading, sizes, hasIcons })),
			),
		),
	)('is as React renders it: $loading, $sizes, icons $hasIcons', (options) => {
		const tricky = { ...EXAMPLE_CARD, title: `"loading="lazy" sizes="${CARD_SIZES.fill}"` };
		for (const card of [EXAMPLE_CARD, HILUX, tricky])
			expect(cardHtml(card, options)).toBe(renderToStaticMarkup(<VehicleCard card={card} {...options} />));
	});

	test('is as React renders it, whatever texts and numbers it has', () => {
		const options = { loading: 'lazy', sizes: CARD_SIZES.fill, hasIcons: false } as const;
		fc.assert(
			fc.property(anyCard, (card) => {
				expect(cardHtml(card, options)).toBe(renderToStaticMarkup(<VehicleCard card={card} />));
			}),
			{ numRuns: 60 },
		);
	});

	test('an address that React refuses is refused on cards that are alike', () => {
		const options = { loading: 'lazy', sizes: CARD_SIZES.fill, hasIcons: false } as const;
		const card = { ...HILUX, href: 'javascript:alert(1)' };
		cardHtml(HILUX, options);

		expect(cardHtml(card, options)).toBe(renderToStaticMarkup(<VehicleCard card={card} />));
		expect(cardHtml(card, options)).not.toContain('alert(1)');
	});

	test('a changed vehicle is rendered again', () => {
		const options = { loading: 'lazy', sizes: '100vw', hasIcons: false } as const;
		cardHtml(HILUX, options);

		expect(cardHtml({ ...HILUX, title: '2026 Toyota HiLux' }, options)).toContain('2026 Toyota HiLux');
	});
});
