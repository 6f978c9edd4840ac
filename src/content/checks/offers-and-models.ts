import { offerFaults } from '../../domain/law/promotional-text.ts';
import { isFinanceOffer } from '../../domain/offer/offer-finance.ts';
import { offerRateProblems } from '../../domain/offer/offer-rates.ts';
import { windowProblem } from '../../domain/time/date-window.ts';
import type { ContentCheck, ContentFinding } from './content-check.ts';

/** Offers begin before they end, and their models exist. */
export const offersFit: ContentCheck = {
	name: 'offers-fit',
	check: ({ content: { offers, models } }) => {
		const known = new Set(models.map(({ slug }) => slug));
		return offers.flatMap((offer, index) => {
			const { model } = offer;
			const fault = windowProblem(offer);
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
				...(fault === null ? [] : [{ file: 'offers.yaml', option: `[${index}]`, message: fault }]),
			];
		});
	},
};

/**
 * An offer states no rate without its comparison rate and the warning (National Credit Code, sections 160 to 164). Its name is also a
 * heading, a choice in forms and part of messages, without any other text beside it.
 */
export const offerRates: ContentCheck = {
	name: 'offer-rates',
	check: ({ content: { offers } }) =>
		offers.flatMap((offer, index) =>
			offerRateProblems(offer, isFinanceOffer(offer.category)).map(({ option, expected }) => ({
				file: 'offers.yaml',
				option: `[${index}].${option}`,
				message: `expected ${expected}, found ${offer[option] === null ? 'nothing' : `"${offer[option]}"`}`,
				rule: 'credit-rates' as const,
			})),
		),
};

/** An offer's words keep the legal rules that need no page to be seen: its terms, no false urgency, whole prices. */
export const lawfulOfferWords: ContentCheck = {
	name: 'lawful-offer-words',
	check: ({ content: { offers }, dealer: { state } }) =>
		offers.flatMap(({ name, description, disclaimer, expires }, index) =>
			offerFaults([name, description, disclaimer].filter(Boolean).join('. '), {
				state,
				hasEnd: expires !== null,
			}).map((fault) => ({ file: 'offers.yaml', option: `[${index}]`, ...fault })),
		),
};

/** Each offer and each model has a unique address. */
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
						message: `expected a unique ${key}, found "${entry[key]}" a second time`,
					},
				]
			: [],
	);
}
