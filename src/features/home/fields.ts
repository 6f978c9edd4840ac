import { z } from 'zod';
import { LinkTarget } from '../../config/sections/identity.ts';
import { CAR_TYPES } from '../../domain/vehicle/attributes/car-type.ts';

/** A link of a block: label and target. */
export const Link = z.strictObject({ label: z.string().min(1), href: LinkTarget });

/** A file under the dealer's `images/`. */
export const ImageFile = z.string();

/** A picture under the dealer's `images/`. */
export const Picture = z.strictObject({
	image: ImageFile,
	/** Alternative text; empty for decoration. */
	alt: z.string(),
	/** Real length of the vehicle in millimetres, for pictures shown to scale. */
	length: z.int().positive().optional(),
});

/** A heading or text. Variables such as `{count}` are filled in in every text of a block (view/home-blocks.ts). */
export const Title = z.string().min(1);

/** The name of a make, model, badge or body type, as the stock has it. */
export const StockName = z.string();

/** A selection of the stock; each field narrows it. */
export const StockSelection = z.strictObject({
	make: StockName.optional(),
	model: StockName.optional(),
	badge: StockName.optional(),
	body: StockName.optional(),
	car_type: z.enum(CAR_TYPES).optional(),
});
