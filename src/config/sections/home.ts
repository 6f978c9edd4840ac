import { z } from 'zod';
import { CAR_TYPES } from '../../domain/vehicle/car-type.ts';
import { LinkTarget } from './identity.ts';
import { Moment } from './promotions.ts';

const Link = z.strictObject({ label: z.string().min(1), href: LinkTarget });

/** A picture under the dealer's `images/`. */
const Picture = z.strictObject({
	image: z.string(),
	/** What it shows; empty for decoration. */
	alt: z.string(),
	/** Real length of the vehicle in millimetres, where several stand on one line at true scale. */
	length: z.int().positive().optional(),
});

/** Texts of blocks may hold `{count}`: the number of listed vehicles. */
const Title = z.string().min(1);

/** Some of the stock, by any of these. */
const StockSelection = z.strictObject({
	make: z.string().optional(),
	model: z.string().optional(),
	badge: z.string().optional(),
	body: z.string().optional(),
	car_type: z.enum(CAR_TYPES).optional(),
});

const Heroes = z.discriminatedUnion('style', [
	/** One vehicle, large and whole, with what it costs from the stock. */
	z.strictObject({
		block: z.literal('hero'),
		style: z.literal('showroom'),
		title: Title,
		picture: Picture,
		about: z.string(),
		stock: StockSelection,
		link: z.string(),
	}),
	/** The search on a dark ground, with makes on its edge. */
	z.strictObject({ block: z.literal('hero'), style: z.literal('search'), title: Title, text: z.string() }),
	/** A drawn landscape with the vehicle in it. */
	z.strictObject({
		block: z.literal('hero'),
		style: z.literal('landscape'),
		title: Title,
		text: z.string(),
		picture: Picture,
	}),
	/** Words as large as the screen, the vehicle in front. */
	z.strictObject({
		block: z.literal('hero'),
		style: z.literal('poster'),
		title: z.array(Title).min(1).max(4),
		picture: Picture,
		stock: StockSelection,
	}),
	/** The search in the middle, traffic under it. */
	z.strictObject({
		block: z.literal('hero'),
		style: z.literal('centred'),
		title: Title,
		text: z.string(),
		chips: z.array(Link),
		traffic: z.array(Picture),
	}),
]);

/** The blocks a home page is composed of, in any order (HOME, DIRECTORY-008, DIRECTORY-009). */
export const HomeBlockSchema = z.discriminatedUnion('block', [
	Heroes,
	z.strictObject({ block: z.literal('finder'), style: z.enum(['bar', 'card', 'sentence']) }),
	z.strictObject({
		block: z.literal('line-up'),
		title: Title,
		/** Models standing on one line, each with its lowest price from the stock. */
		models: z.array(z.strictObject({ make: z.string(), model: z.string(), picture: Picture })).min(1),
		/** Whose prices count: new vehicles only, unless left out. */
		car_type: z.enum(CAR_TYPES).optional(),
		note: z.string().optional(),
	}),
	z.strictObject({
		block: z.literal('body-tiles'),
		title: Title,
		style: z.enum(['shapes', 'styles', 'trips']),
		/** The bodies in order, with pictures and words of the dealer's; those in stock, by number, when left out. */
		tiles: z
			.array(
				z.strictObject({
					body: z.string(),
					picture: Picture.optional(),
					label: z.string().optional(),
					text: z.string().optional(),
				}),
			)
			.default([]),
	}),
	z.strictObject({
		block: z.literal('make-tiles'),
		title: Title,
		/** Cards under a heading, cards on the lower edge of a hero above, or the names as large as they go. */
		style: z.enum(['cards', 'edge', 'names']),
		/** Pictures by make; makes without one show their monogram. */
		pictures: z.record(z.string(), Picture).default({}),
		limit: z.int().min(1).default(12),
	}),
	z.strictObject({
		block: z.literal('latest-stock'),
		/** 'Just arrived' unless given, or 'In stock now' where the feed does not say when vehicles arrived. */
		title: Title.optional(),
		style: z.enum(['cards', 'wide-cards', 'board']).default('cards'),
		limit: z.int().min(1).max(12).default(4),
		link: z.string(),
	}),
	z.strictObject({
		block: z.literal('promotion'),
		picture: Picture,
		when: z.string().optional(),
		/** The moment after which it is not shown any more. */
		expires: Moment.optional(),
		title: Title,
		text: z.string(),
		link: Link.optional(),
	}),
	z.strictObject({
		block: z.literal('three-facts'),
		items: z
			.array(z.strictObject({ title: Title, text: z.string(), link: Link.optional() }))
			.min(2)
			.max(4),
	}),
	z.strictObject({
		block: z.literal('visit'),
		quote: z
			.strictObject({
				rating: z.number().min(1).max(5),
				count: z.int().min(1),
				text: z.string(),
				by: z.string(),
			})
			.optional(),
	}),
	z.strictObject({ block: z.literal('yards'), title: Title }),
	/** All locations side by side, by name, to swipe through (LOCATIONS-023). */
	z.strictObject({ block: z.literal('locations'), title: Title.default('Our Locations') }),
	/** What customers say, from `content/reviews.yaml` (REVIEWS-003). */
	z.strictObject({
		block: z.literal('reviews'),
		title: Title.default('What our customers say'),
		limit: z.int().min(1).max(12).default(3),
	}),
	z.strictObject({
		block: z.literal('promises'),
		items: z
			.array(
				z.strictObject({ icon: z.enum(['shield', 'check', 'engine', 'truck', 'clock']), text: z.string() }),
			)
			.min(2),
	}),
	z.strictObject({
		block: z.literal('steps'),
		title: Title,
		items: z.array(z.strictObject({ title: Title, text: z.string() })).min(2),
	}),
	z.strictObject({
		block: z.literal('figures'),
		title: Title,
		text: z.string(),
		link: Link.optional(),
		rows: z
			.array(z.strictObject({ label: z.string(), value: z.string(), good: z.boolean().default(false) }))
			.min(1),
	}),
	z.strictObject({ block: z.literal('statement'), title: Title, text: z.string() }),
	z.strictObject({
		block: z.literal('workshop'),
		title: Title,
		text: z.string(),
		link: Link.optional(),
		facts: z.array(z.strictObject({ label: z.string(), value: z.string() })).default([]),
	}),
	/** The strip for those who sell; title and button are the specification's unless said otherwise (HOME-008 to HOME-011). */
	z.strictObject({
		block: z.literal('sell'),
		title: Title.default('We Would Love To Buy Your Vehicle. Get $$$ For Your Car Today!'),
		text: z.string().default(''),
		button: z.string().min(1).default('Click Here To Sell'),
	}),
	/** Three ways on: special offers, service, trade-in (HOME-003); those the site lacks are left out. */
	z.strictObject({
		block: z.literal('feature-banner'),
		offers: z.string().min(1),
		service: z.string().min(1),
		trade_in: z.string().min(1),
	}),
	/** The way to a personal repayment; needs `features.access_loan` (HOME-004 to HOME-006). */
	z.strictObject({ block: z.literal('access-loan'), text: z.string().min(1) }),
	/** How one can pay (HOME-012). */
	z.strictObject({
		block: z.literal('payments'),
		title: Title.default('We accept'),
		names: z.array(z.string().min(1)).min(1),
	}),
	/** What stands behind a used vehicle; needs `features.used_car_promises` (HOME-015). */
	z.strictObject({
		block: z.literal('warranty-cards'),
		title: Title,
		items: z
			.array(z.strictObject({ title: Title, text: z.string() }))
			.min(1)
			.max(4),
	}),
	/** What the dealer gives to those around it; needs `features.community` (HOME-019). */
	z.strictObject({
		block: z.literal('community'),
		title: Title,
		amount: z.string().min(1).default('$100,000'),
		text: z.string(),
	}),
	/** The pictures of `promotions.slider`, one beside the other (PROMO-016). */
	z.strictObject({ block: z.literal('promotion-slider') }),
	/** The banners of `promotions.banners` whose time it is. */
	z.strictObject({ block: z.literal('banners') }),
	z.strictObject({
		block: z.literal('praise'),
		rating: z.string(),
		about: z.string(),
		quotes: z.array(z.strictObject({ text: z.string(), by: z.string() })).min(1),
	}),
]);

export const HomeSchema = z.strictObject({
	/** The page's title for search engines and tabs; the dealer's name follows it. */
	title: z.string().min(1),
	description: z.string().min(1),
	blocks: z.array(HomeBlockSchema).min(1),
});

export type HomeBlock = z.output<typeof HomeBlockSchema>;
export type BlockPicture = z.output<typeof Picture>;
