import { describe, expect, test } from 'vitest';
import { aParsedDealer, problemsWith } from '../../tests/fixtures/config/a-dealer.ts';

const KIA = { id: 1, slug: 'kia', name: 'Coast Kia' };
const MG = { id: 2, slug: 'mg', name: 'Coast MG' };

describe("a dealership's options beat the site's, for it alone (CONFIG-038, CONFIG-039)", () => {
	const dealer = aParsedDealer({
		features: { offers: {}, reserve: { terms_page: '/terms', hours: 24 } },
		pricing: { no_price_text: 'Ask us.' },
		dealerships: [
			KIA,
			{
				...MG,
				features: { offers: false, make_offer: {}, reserve: { deposit: 500 } },
				pricing: { default_price_types: { used: 'drive_away' } },
				buttons: { labels: { enquire: 'Message Now' } },
				tags: { preset: 'just-sold' },
				phones: { override: '1300 000 000' },
			},
		],
	});
	const [kia, mg] = dealer.dealerships;

	test('the other dealership has the site’s options', () => {
		const { features, buttons, phones, pricing, tags, loan_terms } = dealer;
		expect(kia).toMatchObject({ features, buttons, phones, pricing, tags, loan_terms });
	});

	test('a feature is turned on or off', () => {
		expect(mg?.features.make_offer).toEqual({});
		expect(mg?.features.offers).toBe(false);
		expect(kia.features.make_offer).toBe(false);
		expect(kia.features.offers).toEqual({});
	});

	test('options that it omits come from the site, not from defaults', () => {
		expect(mg?.features.reserve).toMatchObject({ terms_page: '/terms', hours: 24, deposit: 500 });
		expect(kia.features.reserve).toMatchObject({ terms_page: '/terms', hours: 24, deposit: 200 });
		expect(mg?.pricing).toMatchObject({
			no_price_text: 'Ask us.',
			default_price_types: { new: 'drive_away', used: 'drive_away' },
		});
	});

	test('labels, tags and phone numbers are overridden', () => {
		expect(mg?.buttons.labels).toMatchObject({ enquire: 'Message Now', contact: 'Contact Us' });
		expect(mg?.tags.preset).toBe('just-sold');
		expect(mg?.phones.override).toBe('1300 000 000');
		expect(kia.phones.override).toBeUndefined();
	});

	test("options of the template are the site's", () => {
		const caravans = aParsedDealer({
			template: 'caravans',
			dealerships: [{ ...KIA, features: { make_offer: {} } }],
		});
		expect(caravans.dealerships[0].buttons.labels.enquire).toBe('Message Now');
		expect(caravans.dealerships[0].features.blog).toEqual({});
	});
});

describe('problems of a dealership are reported with their option path', () => {
	test.each<{ name: string; second: Record<string, unknown>; problems: string[] }>([
		{
			name: 'a misspelt feature',
			second: { features: { test_drve: false } },
			problems: ["dealerships[1].features.test_drve: unknown option; did you mean 'test_drive'?"],
		},
		{
			name: 'a feature without its terms',
			second: { features: { reserve: {} } },
			problems: ['dealerships[1].features.reserve.terms_page: missing; expected text'],
		},
		{
			name: 'an invalid section',
			second: { pricing: 'cheap' },
			problems: ['dealerships[1].pricing: expected a group of options, found "cheap"'],
		},
		{
			name: 'a section that may not differ',
			second: { theme: {} },
			problems: [
				'dealerships[1].theme: unknown option; known here: id, slug, name, average_rating, review_count, features, buttons, phones, pricing, tags, loan_terms',
			],
		},
		{
			name: 'everything at once',
			second: { slug: 'M G', tags: { preset: 'hot' }, buttons: { card: ['enquire', 'ring'] } },
			problems: [
				'dealerships[1].slug: expected lower-case letters, digits and single hyphens, such as coast-motors, found "M G"',
				expect.stringMatching(/^dealerships\[1\]\.buttons\.card\[1\]: expected one of .*, found "ring"/),
				'dealerships[1].tags.preset: expected "standard" or "just-sold", found "hot"',
			],
		},
	])('$name', ({ second, problems }) => {
		expect(problemsWith({ dealerships: [KIA, { ...MG, ...second }] })).toEqual(problems);
	});

	test('a problem of the site is not repeated for each dealership', () => {
		expect(problemsWith({ features: { offers: true }, dealerships: [KIA, MG] })).toEqual([
			'features.offers: expected false or {}, found true',
		]);
	});

	test('a dealership of the wrong type', () => {
		expect(problemsWith({ dealerships: ['kia'] })).toEqual([
			'dealerships[0]: expected a group of options, found "kia"',
		]);
	});
});
