import { expect, test } from 'vitest';
import { aParsedDealer } from '../../tests/fixtures/a-dealer.ts';
import { formatProblem } from '../config/problem.ts';
import { PeopleSchema } from '../contracts/content/person.ts';
import { ReviewsSchema } from '../contracts/content/reviews.ts';
import { unknownLocations } from './unknown-locations.ts';

const content = (place: string) => ({
	people: PeopleSchema.parse([{ name: 'Ana', role: 'Sales', locations: ['southport', place] }]),
	reviews: ReviewsSchema.parse({
		count: 2,
		average_rating: '5',
		source: { name: 'a profile', url: 'https://reviews.example/' },
		reviews: [
			{ id: 1, customer_name: 'Lee', text: 'Good.', rating: 5, review_date: '2026-01-01' },
			{ id: 2, customer_name: 'Sam', text: 'Good.', rating: 5, review_date: '2026-01-01', location: place },
		],
	}),
});

test('a location the dealer has may be named, hidden or not', () => {
	expect(unknownLocations(content('southport'), aParsedDealer())).toEqual([]);
});

test('one it lacks is told with its file and place', () => {
	expect(unknownLocations(content('southprot'), aParsedDealer()).map(formatProblem)).toEqual([
		'coast-motors/content/people.yaml: [0].locations[1]: expected one of southport, found "southprot"',
		'coast-motors/content/reviews.yaml: reviews[1].location: expected one of southport, found "southprot"',
	]);
});
