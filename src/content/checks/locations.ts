import type { ContentCheck } from './content-check.ts';

/** The locations of staff and reviews exist: with a misspelt one they would silently be left out. */
export const knownLocations: ContentCheck = {
	name: 'known-locations',
	check: ({ content: { people, reviews }, dealer: { locations } }) => {
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
				file,
				option,
				message: `expected one of ${known.join(', ')}, found ${JSON.stringify(name)}`,
			}));
	},
};
