import { describe, expect, test } from 'vitest';
import { profileOf, shownReviews, starFills } from './review-rules.ts';

const SIGNS = { full: '★', partial: '⯪', empty: '☆' };

test.each([
	[5, '★★★★★'],
	[4.9, '★★★★⯪'],
	[4.3, '★★★★⯪'],
	[4.2, '★★★★☆'],
	[4, '★★★★☆'],
	[3.3, '★★★⯪☆'],
	[1.29, '★⯪☆☆☆'],
	[0.2, '☆☆☆☆☆'],
	[0, '☆☆☆☆☆'],
])('a rating of %d is drawn as %s (REVIEWS-009)', (rating, stars) => {
	expect(
		starFills(rating)
			.map((fill) => SIGNS[fill])
			.join(''),
	).toBe(stars);
});

describe('which reviews are shown', () => {
	const review = (customer_name: string, rating: number, review_date = '2026-10-01') => ({
		customer_name,
		rating,
		review_date,
	});

	test.each([
		[5, true],
		[4, true],
		[3.9, false],
		[3, false],
		[1, false],
	])('a review with a rating of %d is shown: %s (REVIEWS-006)', (rating, isShown) => {
		expect(shownReviews([review('Ana', rating)], [])).toHaveLength(isShown ? 1 : 0);
	});

	test('a review of a hidden name is not shown, in capitals or not (REVIEWS-007)', () => {
		const reviews = [review('Ana  Costa', 5), review('Ben', 5)];
		expect(shownReviews(reviews, ['ana costa'])).toEqual([reviews[1]]);
		expect(shownReviews(reviews, ['ana'])).toHaveLength(2);
		expect(shownReviews(reviews, [])).toHaveLength(2);
	});

	test('a full list shows twelve of twenty reviews, the newest first (REVIEWS-008)', () => {
		const twenty = Array.from({ length: 20 }, (_, day) =>
			review(`No ${day}`, 5, `2026-09-${String(day + 1).padStart(2, '0')}`),
		);
		const shown = shownReviews(twenty, ['No 19']);
		expect(shown).toHaveLength(12);
		expect(shown[0]?.customer_name).toBe('No 18');
		expect(shown.at(-1)?.customer_name).toBe('No 7');
		expect(shownReviews(twenty, [], 3)).toHaveLength(3);
	});
});

test.each([
	{ name: 'Coast Kia', found: '/kia' },
	{ name: ' coast  KIA', found: '/kia' },
	{ name: 'Coast MG', found: '/mg' },
	{ name: 'Another dealership', found: '/kia' },
	{ name: '', found: '/kia' },
])('the review link for "$name" is $found (REVIEWS-013)', ({ name, found }) => {
	const profiles = [
		{ name: 'Coast Kia', review_url: '/kia' },
		{ name: 'Coast MG', review_url: '/mg' },
	];
	expect(profileOf(profiles, name)?.review_url).toBe(found);
	expect(profileOf([], name)).toBeNull();
});
