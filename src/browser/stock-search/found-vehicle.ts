import type { FoundVehicle } from '../../domain/answers/answer.ts';
import type { Card } from '../../domain/card/card-data.ts';
import type { SearchDocument } from '../../domain/vehicle/record/search-document.ts';

/** A vehicle of the stock as an answer shows it, with the price of its card. */
export function foundVehicle(
	{ slug, make, model, badge, paint, colour }: SearchDocument,
	card: Card,
): FoundVehicle {
	const { title, href, price, picture } = card;
	const { url, width, height } = picture;
	return {
		slug,
		title: badge === null || title.includes(badge) ? title : `${title} ${badge}`,
		make,
		model,
		href,
		price: price && [price.now, price.isSum && price.type].filter(Boolean).join(' '),
		facts: [paint ?? colour, ...card.facts.map(({ text }) => text)].filter(Boolean).join(', '),
		picture: { url, width, height },
	};
}
