import { z } from 'zod';

const Colour = z.string().regex(/^#[0-9a-f]{6}$/i, 'expected a colour such as #D5001C');

/** A dealer's design tokens, from which every colour and size is derived. */
export const ThemeSchema = z.strictObject({
	/** Colours of resolution 12 and backgrounds. Only the first is required; the others are derived from it. */
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
		/** The dark background of footers and banners. */
		banner: Colour.optional(),
		/** Cards and dialogs. */
		surface: Colour.optional(),
		/** The background of alternate sections. */
		sunken: Colour.optional(),
		/** The background behind pictures. */
		stage: Colour.optional(),
	}),
	mode: z.enum(['light', 'dark']).default('light'),
	/** The tint of greys: hue in degrees, and chroma. */
	neutral: z
		.strictObject({ hue: z.number().min(0).max(360), chroma: z.number().min(0).max(0.03) })
		.optional(),
	text_font: z.enum(['instrument', 'figtree']).default('instrument'),
	display_font: z.enum(['instrument', 'figtree', 'bricolage', 'sofia-condensed']).default('instrument'),
	/** The corner radius. */
	corners: z.enum(['sharp', 'slight', 'soft', 'rounded', 'round']).default('soft'),
	/** Whether cards have no border, an outline or their own background. */
	cards: z.enum(['plain', 'outlined', 'raised']).default('outlined'),
	/** The size of prices on cards. */
	prices: z.enum(['normal', 'large']).default('normal'),
	/** Logo and search above the menu, or all in one row. */
	header: z.enum(['two-rows', 'one-row']).default('two-rows'),
});
