import { expect, test } from 'vitest';
import { aHomeBlock } from '../../../../../tests/fixtures/home/a-home-block.ts';
import { ReviewsSchema } from '../../../../domain/content/reviews.ts';
import type { Data } from './view.ts';

const review = { rating: 5, review_date: '2026-10-01', text: 'No fuss.' };
const reviews = ReviewsSchema.parse({
	count: 210,
	average_rating: '4.8',
	source: { name: 'Reviews', url: 'https://reviews.example/coast-motors' },
	reviews: ['Lee', 'Ana', 'Sam'].map((customer_name, index) => ({ ...review, id: index + 1, customer_name })),
});
const dealer = { features: { reviews: {} } };

test('the newest reviews are shown up to the limit, with the number of all (REVIEWS-003)', () => {
	const data = aHomeBlock<Data>({ block: 'reviews', limit: 2 }, { dealer, content: { reviews } });
	expect(data?.title).toBe('What our customers say');
	expect(data?.reviews).toHaveLength(2);
	expect(JSON.stringify(data)).toContain('210');
});

test('without reviews there is no block', () => {
	expect(aHomeBlock({ block: 'reviews' }, { dealer })).toBeNull();
});
