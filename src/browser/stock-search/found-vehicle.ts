import type { FoundVehicle, NamedVehicle } from '../../domain/answers/answer.ts';
import type { Card } from '../../domain/card/card-data.ts';
import type { SearchDocument } from '../../domain/vehicle/record/search-document.ts';

/** A vehicle of the stock as a conversation names it. */
export function namedAs({ slug, make, model, badge }: SearchDocument, { title }: Card): NamedVehicle {
	return {
		slug,
		title: badge === null || title.includes(badge) ? title : `${title} ${badge}`,
		make,
		model,
	};
}

/** A vehicle of the stock as an answer shows it, with the price of its card. */
export function foundVehicle(document: SearchDocument, card: Card): FoundVehicle {
	const { href, price, picture } = card;
	const { paint, colour } = document;
	const { url, width, height } = picture;
	return {
		...namedAs(document, card),
		href,
		price: price && [price.now, price.isSum && price.type].filter(Boolean).join(' '),
		facts: [paint ?? colour, ...card.facts.map(({ text }) => text)].filter(Boolean).join(', '),
		picture: { url, width, height },
	};
}
