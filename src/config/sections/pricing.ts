import { z } from 'zod';
import { PRICE_TYPES } from '../../domain/price/price-type.ts';
import { TAG_PRESETS, type TagPreset } from '../../domain/vehicle/state/tag.ts';

const PriceTypeChoice = z.enum(PRICE_TYPES).nullable();

/** The texts and price types of price blocks (CARD-026 to CARD-033). */
export const PricingSchema = z.strictObject({
	/** The text for a vehicle without a price (CARD-032). */
	no_price_text: z.string().min(1).default('Enquire for price.'),
	/** The note below that text: what happens after an enquiry. */
	no_price_note: z.string().default('We reply with a drive away figure'),
	/**
	 * The price types when the feed has none (resolution 211). Used vehicles have no default: a price without a price type
	 * is not shown, and `npm run check` lists it.
	 */
	default_price_types: z
		.strictObject({
			new: PriceTypeChoice.default('drive_away'),
			demo: PriceTypeChoice.default('drive_away'),
			used: PriceTypeChoice.default(null),
		})
		.prefault({}),
});

/** The tags on vehicles (CARD-017 to CARD-025). */
export const TagsSchema = z.strictObject({
	preset: z.enum(Object.keys(TAG_PRESETS) as [TagPreset, ...TagPreset[]]).default('standard'),
	electric_hybrid: z.boolean().default(false),
});
