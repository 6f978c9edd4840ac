import { describe, expect, test } from 'vitest';
import { aParsedDealer } from '../../../../tests/fixtures/config/a-dealer.ts';
import { NOW } from '../../../../tests/fixtures/search/search-document.ts';
import { NO_CONTENT } from '../../../domain/content/content.ts';
import { ReviewsSchema } from '../../../domain/content/reviews.ts';
import { openContext } from '../../../site/open/open-context.ts';
import { openSite } from '../../../site/open/open-site.ts';
import { reviewsSummary } from './reviews-summary.ts';

type Features = NonNullable<NonNullable<Parameters<typeof aParsedDealer>[0]>['features']>;

const REVIEWS = [
	{ id: 1, customer_name: 'Ana Costa', rating: 5, review_date: '2026-10-31', text: 'Good.' },
	{ id: 2, customer_name: 'Rival', rating: 5, review_date: '2026-11-20', text: 'Bad.' },
	{ id: 3, customer_name: 'Sam', rating: 3, review_date: '2026-11-20', text: 'So so.' },
];

function summary(reviews: object[], features: Features = { reviews: {} }, options = {}) {
	const content = ReviewsSchema.parse({
		count: 1126,
		average_rating: '4.2',
		source: { name: 'Google', url: 'https://reviews.example/' },
		reviews,
	});
	const site = openSite(aParsedDealer({ features }), [], new Map(), NOW, { ...NO_CONTENT, reviews: content });
	return reviewsSummary(openContext(site, new Set()), options);
}

describe('customer reviews', () => {
	test('count and average include all reviews, and the caption states which are shown (resolution 170)', () => {
		const found = summary(REVIEWS);
		expect(found).toMatchObject({ count: '1,126', average_rating: '4.2' });
		expect(found?.stars.at(-1)).toBe('empty');
		expect(found?.caption).toBe(
			'The count and average cover all 1,126 reviews on Google. We show the 2 newest with 4 or 5 stars.',
		);
	});

	test('a review with a hidden name is not shown, and the caption gives the reason (REVIEWS-007)', () => {
		const found = summary(REVIEWS, {
			reviews: {
				hidden_names: [
					{ name: 'Rival', reason: 'was never a customer' },
					{ name: 'Nobody', reason: 'did not write' },
				],
			},
		});
		expect(found?.reviews.map(({ customer_name }) => customer_name)).toEqual(['Ana Costa']);
		expect(found?.caption).toMatch(/Not shown: a review whose writer was never a customer\.$/);
	});

	test('a card has initials, stars and dates in words (REVIEWS-005)', () => {
		expect(summary(REVIEWS)?.reviews.at(-1)).toMatchObject({
			id: '1',
			initials: 'AC',
			rating: '5 out of 5',
			review_date_in_words: '31 Oct 2026',
			created_at_time_ago_in_words: '3 weeks ago',
		});
	});

	test.each([
		{ name: 'the feature is off', reviews: REVIEWS, features: { reviews: false as const } },
		{ name: 'no review may be shown', reviews: [REVIEWS[2]], features: { reviews: {} } },
	])('the block is absent where $name', ({ reviews, features }) => {
		expect(summary(reviews as object[], features)).toBeNull();
	});
});
