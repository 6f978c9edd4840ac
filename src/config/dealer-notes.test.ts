import { expect, test } from 'vitest';
import { aParsedDealer } from '../../tests/fixtures/config/a-dealer.ts';
import { dealerNotes } from './dealer-notes.ts';

const NOW = new Date('2026-03-02T02:00:00Z');
const notes = (options: Parameters<typeof aParsedDealer>[0]) =>
	dealerNotes(aParsedDealer({ lead_api: '/api', ...options }), NOW).map(
		({ option, message }) => `${option}: ${message}`,
	);

test('a dealer with forms and nothing unusual has no notes', () => {
	expect(notes({})).toEqual([]);
});

test('a site without forms gets a note of what it lacks', () => {
	expect(notes({ lead_api: null })[0]).toMatch(/^lead_api: is not set: the site has no forms/);
});

test('promotions that have ended are named, those that have not are not', () => {
	const slide = { image: 'https://pictures.example/a.webp', alt: 'A', href: '/' };
	const expires = '2026-03-01T23:59:59+10:00';
	const popup = {
		src: 'https://pictures.example/a.webp',
		alt: 'A',
		linkTo: '/',
		title: 'T',
		description: 'D',
		buttonText: 'B',
	};
	expect(
		notes({
			promotions: {
				popup: { ...popup, expiryDate: expires },
				banners: [slide, { ...slide, expires }, { ...slide, expires: '2026-03-03T23:59:59+10:00' }],
			},
		}),
	).toEqual([
		`promotions.popup: ended at ${expires} and is not shown any more`,
		`promotions.banners[1]: ended at ${expires} and is not shown any more`,
	]);
});
