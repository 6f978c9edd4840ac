import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { home } from '../../../../tests/fixtures/dealers/everything/home.ts';
import { aHomeBlock } from '../../../../tests/fixtures/home/a-home-block.ts';
import { blockExamples } from '../../../../tests/fixtures/home/block-examples.ts';
import { ReviewsSchema } from '../../../domain/content/reviews.ts';
import * as blocks from '../blocks/all.ts';
import type { HomeBlockOptions } from '../options.ts';

const terms_page = '/pages/terms';
const slide = { image: 'a.svg', alt: 'A car', title: 'Sale', text: 'On', href: '/stock' };

/** A site with the data that blocks need besides their options. */
const SITE = {
	dealer: {
		lead_api: '/api',
		promotions: { slider: [slide], banners: [slide] },
		features: {
			community: { terms_page },
			used_car_promises: { terms_page },
			access_loan: {
				repayments_url: 'https://lender.example/apply',
				quote_url: 'https://lender.example/quote',
			},
			offers: {},
			reviews: {},
			service: {},
			trade_in: {},
		},
	},
	content: {
		reviews: ReviewsSchema.parse({
			count: 1,
			average_rating: '5',
			source: { name: 'Reviews', url: 'https://reviews.example/coast-motors' },
			reviews: [{ id: 1, customer_name: 'Lee', rating: 5, review_date: '2026-10-01', text: 'No fuss.' }],
		}),
	},
};

describe.each(Object.values(blocks).map(({ name, options }) => [name, options] as const))(
	'%s',
	(_, schema) => {
		test.each(blockExamples(schema))(
			'shows every text of its options, with variables filled in (example %#)',
			({ options, texts }) => {
				const shown = JSON.stringify(aHomeBlock(options as HomeBlockOptions, SITE));
				expect(shown, 'a block that is left out: a site that has what it needs is above').not.toBe('null');
				expect(texts.filter((text) => !shown.includes(text))).toEqual([]);
				expect(shown).not.toContain('{count}');
			},
		);
	},
);

describe('an example of the options of a block', () => {
	const year = z.int().min(1900).max(2100);

	test('has numbers within their limits', () => {
		const schema = z.strictObject({ year, share: z.number().max(1), count: z.int().optional() });
		expect(blockExamples(schema)[0]?.options).toEqual({ year: 1900, share: 1, count: 4 });
	});

	test('that its schema refuses is reported with the file where examples are', () => {
		const schema = z.strictObject({ items: z.array(z.strictObject({ since: z.iso.date() })) });
		expect(() => blockExamples(schema)).toThrow(
			/^items\.0\.since: no example: .*fields\.ts.*NO_WORDS in tests\/fixtures\/home\/block-examples\.ts$/m,
		);
	});
});

test('the home page of the test dealer with every block has each of them', () => {
	const names = new Set<string>(home.blocks.map(({ block }) => block));
	const missing = Object.values(blocks).flatMap(({ name }) => (names.has(name) ? [] : [name]));
	expect(missing, 'add them to tests/fixtures/dealers/everything/home.ts').toEqual([]);
});
