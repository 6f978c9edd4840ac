import { z } from 'zod';
import { Link, Picture, StockSelection, Title } from '../../fields.ts';

/** Name of the block in dealer.ts and of its folder. */
export const name = 'hero';

/** The first block of a home page, in one of five styles. */
export const options = z.discriminatedUnion('style', [
	/** One large vehicle with its price from the stock. */
	z.strictObject({
		block: z.literal(name),
		style: z.literal('showroom'),
		title: Title,
		picture: Picture,
		about: z.string(),
		stock: StockSelection,
		link: z.string(),
	}),
	/** The search form on a dark background, with make tiles on its edge. */
	z.strictObject({ block: z.literal(name), style: z.literal('search'), title: Title, text: z.string() }),
	/** An illustrated landscape with the vehicle in it. */
	z.strictObject({
		block: z.literal(name),
		style: z.literal('landscape'),
		title: Title,
		text: z.string(),
		picture: Picture,
	}),
	/** Title as wide as the screen, with the vehicle in front. */
	z.strictObject({
		block: z.literal(name),
		style: z.literal('poster'),
		title: z.array(Title).min(1).max(4),
		picture: Picture,
		stock: StockSelection,
	}),
	/** The search form in the middle, traffic below it. */
	z.strictObject({
		block: z.literal(name),
		style: z.literal('centred'),
		title: Title,
		text: z.string(),
		chips: z.array(Link),
		traffic: z.array(Picture),
	}),
]);

export type Options = z.output<typeof options>;

/** The options of one style of hero. */
export type Hero<Style extends Options['style']> = Extract<Options, { style: Style }>;
