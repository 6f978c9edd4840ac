import { z } from 'zod';
import { CAR_TYPES } from '../../../../domain/vehicle/attributes/car-type.ts';
import { Picture, StockName, Title } from '../../fields.ts';

/** Name of the block in dealer.ts and of its folder. */
export const name = 'line-up';

/** Models side by side at true scale, each with its lowest price from the stock. */
export const options = z.strictObject({
	block: z.literal(name),
	title: Title,
	models: z.array(z.strictObject({ make: StockName, model: StockName, picture: Picture })).min(1),
	/** Condition of the vehicles whose prices count; all conditions when omitted. */
	car_type: z.enum(CAR_TYPES).optional(),
	note: z.string().optional(),
});

export type Options = z.output<typeof options>;
