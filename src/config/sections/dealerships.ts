import { z } from 'zod';
import type { Part } from '../merge-options.ts';
import { ButtonsSchema } from './buttons.ts';
import { FeaturesSchema } from './features.ts';
import { Slug } from './identity.ts';
import { LoanTermsSchema } from './loan-terms.ts';
import { PhonesSchema } from './phones.ts';
import { PricingSchema, TagsSchema } from './pricing.ts';

/**
 * The overrides of one dealership. They are merged over the site's options before parsing, so that options
 * left out fall back to the site's, not to defaults.
 */
const override = <T extends z.ZodType>(_section: T) =>
	z
		.custom<Part<z.input<T>>>(
			(value) => typeof value === 'object' && value !== null && !Array.isArray(value),
			'expected a group of options',
		)
		.prefault({} as Part<z.input<T>>);

/** The options that may differ between the dealerships of one site. */
export const DEALERSHIP_OPTIONS = {
	features: FeaturesSchema,
	buttons: ButtonsSchema,
	phones: PhonesSchema,
	pricing: PricingSchema,
	tags: TagsSchema,
	loan_terms: LoanTermsSchema,
} as const;

/** One dealership of the site; its options override the site's for its own vehicles (CONFIG-030, CONFIG-038, CONFIG-039). */
export const DealershipSchema = z.strictObject({
	id: z.union([z.string().min(1), z.int()]).transform(String),
	slug: Slug,
	name: z.string().min(1),
	average_rating: z.number().min(0).max(5).nullable().default(null),
	review_count: z.int().min(0).nullable().default(null),
	features: override(FeaturesSchema),
	buttons: override(ButtonsSchema),
	phones: override(PhonesSchema),
	pricing: override(PricingSchema),
	tags: override(TagsSchema),
	loan_terms: override(LoanTermsSchema),
});
