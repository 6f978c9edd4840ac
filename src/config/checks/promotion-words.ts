import { promotionalFaults } from '../../domain/law/promotional-text.ts';
import type { Dealer } from '../complete-dealer.ts';
import type { Check } from './check.ts';

/** A promotion's text, with the option it is in. */
interface PromotionText {
	option: string;
	words: readonly (string | undefined)[];
	expires: string | undefined;
}

/**
 * Banners, tiles, slides and the popup create no pressure without an end date, and state whole prices (legal rules `false-urgency`,
 * `on-road-costs`).
 */
export const lawfulPromotions: Check = {
	name: 'lawful-promotions',
	check: ({ dealer }) =>
		promotionTexts(dealer).flatMap(({ option, words, expires }) =>
			promotionalFaults(words.filter(Boolean).join('. '), {
				state: dealer.state,
				hasEnd: expires !== undefined,
			}).map((fault) => ({ option, ...fault })),
		),
};

function promotionTexts({ promotions: { tiles, popup, slider, banners } }: Dealer): PromotionText[] {
	const slides = [
		['slider', slider],
		['banners', banners],
	] as const;
	return [
		...(tiles?.items ?? []).map(({ title, text, expires }, index) => ({
			option: `promotions.tiles.items[${index}]`,
			words: [title, text],
			expires,
		})),
		...(popup
			? [
					{
						option: 'promotions.popup',
						words: [popup.title, popup.description, popup.alt],
						expires: popup.expiryDate,
					},
				]
			: []),
		...slides.flatMap(([name, list]) =>
			list.map(({ title, text, alt, expires }, index) => ({
				option: `promotions.${name}[${index}]`,
				words: [title, text, alt],
				expires,
			})),
		),
	];
}
