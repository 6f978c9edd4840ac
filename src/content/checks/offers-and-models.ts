import { windowFault } from '../../domain/date-window.ts';
import { lacksComparisonRate } from '../../domain/rate-headline.ts';
import type { ContentCheck, ContentFinding } from './content-check.ts';

/**
 * Offers begin before they end, are about models the dealer has, and name no rate without its comparison rate: an offer's name is a heading,
 * a choice in forms and part of messages, where nothing else is beside it.
 */
export const offersFit: ContentCheck = {
	name: 'offers-fit',
	check: ({ content: { offers, models } }) => {
		const known = new Set(models.map(({ slug }) => slug));
		return offers.flatMap((offer, index) => {
			const { model } = offer;
			const fault = windowFault(offer);
			return [
				...(model !== null && !known.has(model)
					? [
							{
								file: 'offers.yaml',
								option: `[${index}].model`,
								message: `expected the slug of a model of models.yaml, found "${model}"`,
							},
						]
					: []),
				...(lacksComparisonRate(offer.name)
					? [
							{
								file: 'offers.yaml',
								option: `[${index}].name`,
								message: `expected the comparison rate beside the rate, such as "at 4.9% p.a., comparison rate 5.2% p.a.", found "${offer.name}"`,
							},
						]
					: []),
				...(fault === null ? [] : [{ file: 'offers.yaml', option: `[${index}]`, message: fault }]),
			];
		});
	},
};

/** Each offer and each model has an address of its own. */
export const distinctOffersAndModels: ContentCheck = {
	name: 'distinct-offers-and-models',
	check: ({ content: { offers, models } }) => [
		...repeated('offers.yaml', 'id', offers),
		...repeated('models.yaml', 'slug', models),
	],
};

function repeated<Key extends string>(
	file: string,
	key: Key,
	entries: readonly Record<Key, string>[],
): ContentFinding[] {
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
