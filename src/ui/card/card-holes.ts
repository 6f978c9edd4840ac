import type { Card } from '../../domain/card/card-data.ts';
import { holeMark, reactText } from '../../html-holes.ts';

/**
 * A card with a hole for each text that most cards have to themselves, and the fillings of the holes. Cards with the same texts elsewhere
 * are alike.
 */
interface CardWithHoles {
	alike: Card;
	fillings: string[];
}

/** Addresses that React renders as they are; it refuses some others. */
const PLAIN_ADDRESS = /^(\/|#|https:\/\/)/;

/** Takes the texts of one vehicle out of a card. An empty text stays, as a component may leave out what it would be in. */
export function cardWithHoles(card: Card): CardWithHoles {
	const fillings: string[] = [];
	const hole = (text: string, html = reactText(text)) =>
		text === '' ? text : holeMark(fillings.push(html) - 1);
	const perhaps = (text: string | null) => (text === null ? null : hole(text));
	const address = (href: string) => (PLAIN_ADDRESS.test(href) ? hole(href) : href);
	// React renders a number in an attribute as its text.
	const number = (value: number) => hole(String(value)) as unknown as number;
	const inJson = (text: string) => hole(text, reactText(JSON.stringify(text).slice(1, -1)));
	const { stock, picture, price, marked } = card;
	const { srcset, avif } = picture;
	return {
		alike: {
			...card,
			id: '',
			stock: stock && { slug: hole(stock.slug), version: number(stock.version) },
			href: address(card.href),
			title: hole(card.title),
			variant: hole(card.variant),
			picture: {
				...picture,
				url: address(picture.url),
				width: number(picture.width),
				height: number(picture.height),
				...(srcset !== undefined && { srcset: hole(srcset) }),
				...(avif !== undefined && { avif: perhaps(avif) }),
			},
			tag: card.tag && { ...card.tag, until: card.tag.until === null ? null : number(card.tag.until) },
			until: card.until === null ? null : number(card.until),
			place: perhaps(card.place),
			facts: card.facts.map(({ icon, text }) => ({ icon, text: hole(text) })),
			displayedPrice: NOT_RENDERED,
			price: price && {
				...price,
				now: hole(price.now),
				was: perhaps(price.was),
				saving: perhaps(price.saving),
				buy: perhaps(price.buy),
			},
			actions: card.actions.map((action) => ({ ...action, href: address(action.href) })),
			marked: {
				id: inJson(marked.id),
				name: inJson(marked.name),
				slug: inJson(marked.slug),
				make: inJson(marked.make),
				model: inJson(marked.model),
				primary_image_url: marked.primary_image_url === null ? null : inJson(marked.primary_image_url),
			},
		},
		fillings,
	};
}

/** What a card's price is made from; the card renders its texts (`Card.price`). */
const NOT_RENDERED: Card['displayedPrice'] = { kind: 'ask', text: '' };
