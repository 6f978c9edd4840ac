import { expect, test } from 'vitest';
import { aParsedDealer } from '../../../tests/fixtures/config/a-dealer.ts';
import { formatProblem } from '../../config/problems/problem.ts';
import { NO_CONTENT } from '../../domain/content/content.ts';
import { PeopleSchema } from '../../domain/content/person.ts';
import { ReviewsSchema } from '../../domain/content/reviews.ts';
import { knownLocations } from './locations.ts';

const content = (place: string) => ({
	...NO_CONTENT,
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

const findings = (place: string) =>
	knownLocations.check({ content: content(place), dealer: aParsedDealer(), hasFile: () => true });

test('every location of the dealer may be named, even a hidden one', () => {
	expect(findings('southport')).toEqual([]);
});

test('an unknown location is reported with its file and option', () => {
	expect(findings('southprot').map(formatProblem)).toEqual([
		'people.yaml: [0].locations[1]: expected one of southport, found "southprot"',
		'reviews.yaml: reviews[1].location: expected one of southport, found "southprot"',
	]);
});
