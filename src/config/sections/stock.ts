import { z } from 'zod';
import { StockSourceSchema } from '../../domain/feed/stock-source.ts';
import { CAR_TYPES } from '../../domain/vehicle/attributes/car-type.ts';
import { ITEM_TYPES } from '../../domain/vehicle/attributes/item-type.ts';
import { DEFAULT_SOLD_DAYS } from '../../domain/vehicle/state/visibility.ts';

/** The source of the stock, and the vehicles shown on the site (CONFIG-021, CONFIG-025, CONFIG-034 to CONFIG-037). */
export const StockSchema = z.strictObject({
	from: StockSourceSchema,
	/** The number shown for an unrefined search of more than 1999 vehicles; default: the number listed (RESULTS-010). */
	count: z.int().min(0).nullable().default(null),
	filter: z
		.strictObject({
			minimum_photos: z.int().min(0).default(0),
			exclude_stock_numbers: z.array(z.string()).default([]),
			exclude_makes: z.array(z.string()).default([]),
			exclude_car_types: z.array(z.enum(CAR_TYPES)).default([]),
		})
		.prefault({}),
	/** The kinds of vehicle the site sells; records of another kind are left out (ITEMTYPES-002). */
	item_types: z.array(z.enum(ITEM_TYPES)).min(1).default(['car']),
	/** The share of invalid rows, 0 to 1, above which a feed is rejected and the last good stock is used. */
	max_rejected_share: z.number().min(0).max(1).default(0.1),
	/**
	 * The share of listed vehicles, 0 to 1, that may disappear between two builds. A larger fall of at least 5 vehicles, or an
	 * empty site, is rejected and the last good stock is used; 1 allows any fall. To allow it once: `npm run build -- <slug> --accept-fewer`.
	 */
	max_fall_share: z.number().min(0).max(1).default(0.5),
});

/** Days a sold vehicle stays in lists; 0 lists none (SOLD-006, SOLD-007). */
export const includeSoldCarsDays = z.int().min(0).max(365).default(DEFAULT_SOLD_DAYS);
