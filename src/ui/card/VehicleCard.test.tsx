import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Card } from '../../domain/card/card-data.ts';
import { EXAMPLE_CARD } from './example-card.ts';
import { VehicleCard } from './VehicleCard.tsx';

/** A card without the optional parts of the example. */
const HILUX: Card = {
	...EXAMPLE_CARD,
	href: '/cars/2025-toyota-hilux-sr5',
	picture: { url: '/images/hilux.svg', width: 1112, height: 790, alt: '' },
	tag: null,
	displayedPrice: { kind: 'ask', text: '' },
	price: { now: '$64,990', isSum: true, per: null, type: 'Drive away', was: null, saving: null, buy: null },
	actions: [{ name: 'view_details', label: 'View Details', href: '/cars/2025-toyota-hilux-sr5' }],
	marks: { save: false, compare: false },
};

const NO_PRICE = { isSum: false, per: null, was: null, saving: null, buy: null };

/** The words of a card in reading order, without markup. */
function wordsOf(changes: Partial<Card> = {}): string {
	return htmlOf(changes)
		.replace(/<[^>]+>/g, ' ')
		.replace(/\s+/g, ' ')
		.trim();
}

function htmlOf(changes: Partial<Card> = {}): string {
	return renderToStaticMarkup(<VehicleCard card={{ ...HILUX, ...changes }} />);
}

describe('the content of a card', () => {
	test('is location, title, facts, price with its type, and actions', () => {
		expect(wordsOf()).toBe(
			'Located in Geelong West 2025 Toyota HiLux SR5, Frosted White Demo Automatic 3,140 km Diesel $64,990 Drive away View Details 2025 Toyota HiLux',
		);
	});

	test.each([
		['sold', 'Sold'],
		['deposit-taken', 'Deposit taken'],
		['unavailable', 'No longer available'],
	] as const)('a vehicle that is %s has "%s" instead of its price', (state, words) => {
		const html = htmlOf({ state, price: null, facts: [] });
		expect(html).toContain(`<p class="price price__ask">${words}</p>`);
		expect(html).toContain('card--ended');
	});

	test('a state that is not in the tag is shown beside the price (resolution 46)', () => {
		expect(wordsOf({ notice: 'Reserved' })).toContain('$64,990 Reserved Drive away');
	});

	test('a higher earlier price is struck through, with a label for screen readers', () => {
		const price = { ...HILUX.price, was: '$67,611', saving: '$2,621 less' } as Card['price'];

		expect(htmlOf({ price })).toMatch(/<s class="price__was"><span class="vh"> Was <\/span>\$67,611<\/s>/);
		expect(wordsOf({ price })).toContain('$64,990 Was $67,611 Drive away · $2,621 less');
	});

	test.each([
		{ name: 'nothing to pay', now: 'Enquire for price.', type: 'We reply with a drive away figure' },
		{ name: 'a preorder', now: 'PREORDER', type: null },
	])('a text in a smaller size replaces a missing amount: $name', ({ now, type }) => {
		const html = htmlOf({ price: { ...NO_PRICE, now, type } });

		expect(html).toContain(`<span class="price__ask">${now}</span>`);
		expect(html).not.toContain('price__now');
	});

	test('a subscription shows the price to buy too', () => {
		const price = {
			...NO_PRICE,
			now: '$329',
			isSum: true,
			per: 'per week',
			type: 'At least 12 weeks',
			buy: 'Or buy for $58,990 drive away',
		};

		expect(wordsOf({ price })).toContain('$329 per week At least 12 weeks Or buy for $58,990 drive away');
	});

	test('the weekly estimate is one line with its rates; the warning is on the list', () => {
		const card = { ...HILUX, weekly: 'Est. $289 a week, 8.95% p.a., comparison rate 9.82% p.a.' };
		expect(renderToStaticMarkup(<VehicleCard card={card} hasWeekly />)).toContain(
			'<p class="price__weekly">Est. $289 a week, 8.95% p.a., comparison rate 9.82% p.a.<sup>1</sup></p>',
		);
		expect(renderToStaticMarkup(<VehicleCard card={card} />)).not.toContain('$289');
	});

	test('a sold vehicle has a link to similar ones instead of facts and price (CARD-007)', () => {
		const words = wordsOf({
			state: 'sold',
			facts: [],
			price: null,
			note: 'Like this and want something similar?',
			tag: { kind: 'sold', text: 'SOLD', until: null },
			actions: [{ name: 'similar', label: 'Find Me Something Similar', href: '/cars/x' }],
		});

		expect(words).toContain('Like this and want something similar? Sold Find Me Something Similar');
		expect(words).not.toContain('$');
	});

	test('a vehicle that is coming soon keeps facts and price', () => {
		const tag = { kind: 'coming-soon', text: 'COMING SOON', until: null } as const;

		expect(wordsOf({ state: 'coming-soon', tag })).toMatch(/^COMING SOON .*Automatic.*\$64,990/);
	});

	test('the certified tag has our own drawn badge', () => {
		const html = htmlOf({ tag: { kind: 'certified', text: 'Toyota Certified', until: null } });

		expect(html).toMatch(
			/<span class="tag tag--certified"><svg[^>]*aria-hidden="true">.*<\/svg>Toyota Certified/,
		);
	});

	test('text of a feed is escaped', () => {
		expect(htmlOf({ title: '<script>alert(1)</script>' })).not.toContain('<script');
	});
});

describe('save and compare buttons of a card', () => {
	test.each([
		{ marks: { save: true, compare: true }, rendered: ['save', 'compare'] },
		{ marks: { save: true, compare: false }, rendered: ['save'] },
		{ marks: { save: false, compare: true }, rendered: ['compare'] },
		{ marks: { save: false, compare: false }, rendered: [] },
	])('are those the dealer offers: $rendered', ({ marks, rendered }) => {
		const found = [...htmlOf({ marks }).matchAll(/data-mark="(\w+)" aria-pressed="false"/g)];
		expect(found.map(([, mark]) => mark)).toEqual(rendered);
	});

	test('have labels that name the vehicle', () => {
		const words = wordsOf({ marks: { save: true, compare: true } });
		expect(words).toContain('Save 2025 Toyota HiLux');
		expect(words).toContain('Compare 2025 Toyota HiLux');
	});

	test('have the data of the vehicle that the browser stores (LOCAL-003)', () => {
		const [, kept = ''] = /data-vehicle="([^"]*)"/.exec(htmlOf()) ?? [];
		expect(JSON.parse(kept.replaceAll('&quot;', '"'))).toEqual(HILUX.marked);
	});
});

describe('data of a card for the browser', () => {
	test('a tag and a sold card have their expiry', () => {
		const html = htmlOf({
			until: 1_800_000_000_000,
			tag: { kind: 'arrival', text: 'New', until: 1_700_000_000_000 },
		});

		expect(html).toMatch(/^<li [^>]*data-until="1800000000000"/);
		expect(html).toMatch(/<span class="tag tag--arrival" data-until="1700000000000">/);
	});

	test('a card without an expiry has no such data', () => {
		expect(htmlOf()).not.toContain('data-until');
	});

	test('its picture has its size before it loads, and loads lazily', () => {
		expect(htmlOf()).toMatch(/<img [^>]*width="1112" height="790" alt="" loading="lazy"/);
	});

	test('a card of the first screen loads at once, without a stray preload link', () => {
		const html = renderToStaticMarkup(<VehicleCard card={HILUX} loading="eager" />);

		expect(html).toContain('loading="eager"');
		expect(html).not.toContain('<link');
	});
});
