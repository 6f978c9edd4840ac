import type { Dealer } from '../config/complete-dealer.ts';
import type { Problem } from '../config/problem.ts';
import type { Content } from '../contracts/content/content.ts';

/** Locations that people and reviews name and the dealer lacks: a misspelt one would silently leave them out. */
export function unknownLocations(
	{ people, reviews }: Pick<Content, 'people' | 'reviews'>,
	{ slug, locations }: Pick<Dealer, 'slug' | 'locations'>,
): Problem[] {
	const known = locations.map((location) => location.slug);
	const named = [
		...people.flatMap((person, index) =>
			person.locations.map((name, at) => ({
				file: 'people.yaml',
				option: `[${index}].locations[${at}]`,
				name,
			})),
		),
		...(reviews?.reviews ?? []).flatMap(({ location }, index) =>
			location === null
				? []
				: [{ file: 'reviews.yaml', option: `reviews[${index}].location`, name: location }],
		),
	];
	return named
		.filter(({ name }) => !known.includes(name))
		.map(({ file, option, name }) => ({
			file: `${slug}/content/${file}`,
			option,
			message: `expected one of ${known.join(', ')}, found ${JSON.stringify(name)}`,
		}));
}
