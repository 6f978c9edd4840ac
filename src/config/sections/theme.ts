import { z } from 'zod';

const Colour = z.string().regex(/^#[0-9a-f]{6}$/i, 'expected a colour such as #D5001C');

/** A dealer's look as a handful of tokens, from which every colour and size is worked out. */
export const ThemeSchema = z.strictObject({
	/** Colours of resolution 12 and the grounds. Only the first is needed; the others are worked out from it. */
	colours: z.strictObject({
		/** The brand's colour. */
		primary: Colour,
		/** A second colour for strips and tags. */
		secondary: Colour.optional(),
		/** Links and ticks. */
		accent: Colour.optional(),
		text: Colour.optional(),
		background: Colour.optional(),
		/** Filled buttons. */
		button: Colour.optional(),
		/** The dark ground of footers and banners. */
		banner: Colour.optional(),
		/** Cards and dialogs. */
		surface: Colour.optional(),
		/** The quiet ground of every other section. */
		sunken: Colour.optional(),
		/** The ground pictures stand on. */
		stage: Colour.optional(),
	}),
	mode: z.enum(['light', 'dark']).default('light'),
	/** The hue greys lean to, in degrees, and how far. */
	neutral: z
		.strictObject({ hue: z.number().min(0).max(360), chroma: z.number().min(0).max(0.03) })
		.optional(),
	text_font: z.enum(['instrument', 'figtree']).default('instrument'),
	display_font: z.enum(['instrument', 'figtree', 'bricolage', 'sofia-condensed']).default('instrument'),
	/** How round things are. */
	corners: z.enum(['sharp', 'slight', 'soft', 'rounded', 'round']).default('soft'),
	/** Whether cards have no edge, an outline or their own ground. */
	cards: z.enum(['plain', 'outlined', 'raised']).default('outlined'),
	/** How large prices stand on cards. */
	prices: z.enum(['normal', 'large']).default('normal'),
	/** Logo and search above the menu, or all in one row. */
	header: z.enum(['two-rows', 'one-row']).default('two-rows'),
});
