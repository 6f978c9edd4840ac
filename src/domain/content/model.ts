import { z } from 'zod';
import { MODEL_STATUSES } from '../model/model-label.ts';
import { isSlug } from '../vehicle/naming/slug.ts';

const Slug = z.string().refine(isSlug, 'expected small letters, digits and single hyphens');
const Picture = z.strictObject({ url: z.string().min(1) });

const Accessory = z.strictObject({
	name: z.string().min(1),
	text: z.string().default(''),
	/** Dollars, fitted; null for one without a price. */
	price: z.number().positive().nullable().default(null),
});

/** A model a dealer sells new, as `content/models.yaml` lists it (MODELS-008). */
export const ModelSchema = z.strictObject({
	name: z.string().min(1),
	slug: Slug,
	/** The slug of its make. */
	manufacturer: Slug,
	status: z.enum(MODEL_STATUSES).default('available'),
	/** The manufacturer's own term for its body, which decides its category in the menu (resolution 154). */
	manufacturer_body: z.string().min(1),
	/** Further categories of the menu, such as 'Electrified'. */
	categories: z.array(z.string().min(1)).default([]),
	/** The model name in stock, where it differs: 'Corolla' for the Corolla Hatch. */
	stock_model: z.string().min(1).nullable().default(null),
	/** Its address instead of `/{slug}` (MODELS-006): a path of this site, or a page elsewhere. */
	override_url: z.string().min(1).nullable().default(null),
	/** A picture below the dealer's `images/`, or a web address. */
	image: Picture,
	/** Overrides `image`. */
	cloudfront_new_image_url: z.string().min(1).nullable().default(null),
	/** Number of accessories; default: the number listed. */
	accessories_count: z.int().min(0).nullable().default(null),
	accessories: z.array(Accessory).default([]),
	/** One sentence under its name. */
	line: z.string().min(1),
	/** Markdown for its page. */
	text: z.string().default(''),
	/** A few facts for comparison. */
	facts: z.array(z.strictObject({ label: z.string(), value: z.string() })).default([]),
});

export type Model = z.output<typeof ModelSchema>;

/** The file of a dealer's models. */
export const ModelsSchema = z.array(ModelSchema);
