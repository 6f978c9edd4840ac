import type { Content } from '../contracts/content/content.ts';

/** What is wrong with one entry of a file, and in which. */
export interface ContentFault {
	/** Below `content/`. */
	file: string;
	option: string;
	message: string;
}

/**
 * What a dealer's offers and models get wrong in meaning, all at once.
 *
 * @param hasPicture whether a path below the dealer's `images/` is there
 */
export function contentFaults(content: Content, hasPicture: (path: string) => boolean): ContentFault[] {
	const { offers, models } = content;
	const known = new Set(models.map(({ slug }) => slug));
	const picture = (file: string, option: string, path: string | null): ContentFault[] =>
		path === null || /^https?:/.test(path) || hasPicture(path)
			? []
			: [{ file, option, message: `expected a file in images/, found no images/${path}` }];
	return [
		...repeated('offers.yaml', 'id', offers),
		...repeated('models.yaml', 'slug', models),
		...offers.flatMap(({ model, starts, expires, image_url }, index) => [
			...(model !== null && !known.has(model)
				? [
						{
							file: 'offers.yaml',
							option: `[${index}].model`,
							message: `expected the slug of a model of models.yaml, found "${model}"`,
						},
					]
				: []),
			...(starts !== null && expires !== null && Date.parse(starts) >= Date.parse(expires)
				? [
						{
							file: 'offers.yaml',
							option: `[${index}]`,
							message: `expected to start before expiring, found ${starts} to ${expires}`,
						},
					]
				: []),
			...picture('offers.yaml', `[${index}].image_url`, image_url),
		]),
		...models.flatMap(({ image, cloudfront_new_image_url }, index) => [
			...picture('models.yaml', `[${index}].image.url`, image.url),
			...picture('models.yaml', `[${index}].cloudfront_new_image_url`, cloudfront_new_image_url),
		]),
	];
}

function repeated<Key extends string>(
	file: string,
	key: Key,
	entries: readonly Record<Key, string>[],
): ContentFault[] {
	return entries.flatMap((entry, index) =>
		entries.findIndex((other) => other[key] === entry[key]) < index
			? [
					{
						file,
						option: `[${index}].${key}`,
						message: `expected one of its own, found "${entry[key]}" a second time`,
					},
				]
			: [],
	);
}
