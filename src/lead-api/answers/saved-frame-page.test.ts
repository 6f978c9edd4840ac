import { expect, test } from 'vitest';
import { apiSite } from '../../../tests/fixtures/leads/api-site.ts';
import { savedFramePage } from './saved-frame-page.ts';

const CAR = {
	id: '7',
	title: '2024 Toyota HiLux',
	path: '/cars/hilux',
	picture: null,
	price: 42_500,
	price_text: '$42,500 drive away',
	price_then: 42_500,
	reserved: false,
	state: 'available',
} as const;

test.each([
	['for sale at the same price', {}, '$42,500 drive away<'],
	['cheaper', { price_then: 44_000 }, '$42,500 drive away. It was $44,000 when you saved it.<'],
	['reserved', { reserved: true }, 'RESERVED. $42,500 drive away<'],
	['for sale without a price', { price: null, price_text: null, price_then: null }, 'Ask us for the price<'],
	['sold', { state: 'sold' }, 'Sold<'],
	['no longer for sale', { path: null }, '<b>2024 Toyota HiLux</b><br>No longer for sale<'],
	['one with markup in its name', { title: '<img src=x>' }, '&#60;img src=x'],
] as const)('the frame says that a saved vehicle is %s', async (_, change, says) => {
	expect(await savedFramePage([{ ...CAR, ...change }], apiSite()).text()).toContain(says);
});

test('the frame is set in the fonts of the page around it', async () => {
	const frame = {
		theme_css: ':root{--font-text:Coast}',
		font_css: '@font-face{font-family:Coast;src:url(/_astro/coast.woff2)}',
		logo: null,
		wordmark: null,
		legal: [],
		links: [],
	};
	const page = savedFramePage([], apiSite({ frame }));
	const html = await page.text();
	expect(html).toContain(frame.font_css);
	expect(html).toContain('var(--font-text,');
	expect(page.headers.get('content-security-policy')).toContain("font-src 'self'");
});
