import { z } from 'zod';
import { LinkTarget } from './identity.ts';
import { Moment } from './moment.ts';

/** A picture with a link, shown within its window. */
const Slide = z.strictObject({
	image: z.string(),
	/** What it shows, including any text in the picture. */
	alt: z.string(),
	href: LinkTarget,
	/** The text over it; none for a picture with text of its own. */
	title: z.string().min(1).optional(),
	text: z.string().min(1).optional(),
	starts: Moment.optional(),
	expires: Moment.optional(),
});

export type Slide = z.output<typeof Slide>;

/** Banners, promotional tiles and the popup (CONFIG-010, CONFIG-011, PROMO). */
export const PromotionsSchema = z.strictObject({
	/** Tiles between the vehicles of a list. */
	tiles: z
		.strictObject({
			/** Positions in the page's grid, counted from 1 (resolution 177). */
			positions: z.array(z.int().min(1)).min(1),
			items: z
				.array(
					z.strictObject({
						title: z.string(),
						text: z.string(),
						link: z.strictObject({ label: z.string(), href: LinkTarget }).optional(),
						starts: Moment.optional(),
						expires: Moment.optional(),
					}),
				)
				.min(1),
		})
		.nullable()
		.default(null),
	popup: z
		.strictObject({
			src: z.string(),
			alt: z.string(),
			expiryDate: Moment,
			linkTo: LinkTarget,
			title: z.string(),
			description: z.string(),
			buttonText: z.string(),
			/**
			 * `calm`: after the first scroll or a few seconds; `at_once`: immediately on wide screens. Shown once, on the home page, offers,
			 * models, the blog and other pages to browse, never on search, forms, legal texts or errors.
			 */
			opens: z.enum(['calm', 'at_once']).default('calm'),
		})
		.nullable()
		.default(null),
	/** Slides of 540 × 1920 pixels (PROMO-016). */
	slider: z.array(Slide).default([]),
	/** Banners of the home page. */
	banners: z.array(Slide).default([]),
});
