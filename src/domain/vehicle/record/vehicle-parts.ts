import { z } from 'zod';
import { bodyWidthText, torqueText } from '../attributes/bare-figures.ts';
import { groupError } from './field.ts';
import { dollars, group, listOf, number, text, webAddress } from './fields.ts';

/** A picture as the specification describes it (IMAGES-007). */
export const ImageSchema = z.object(
	{
		url: webAddress
			.refine((url) => url !== null, 'expected a web address, found nothing')
			.transform((url) => url ?? ''),
		image_key: text,
		/** Pixels. */
		width: number({ min: 1, whole: true }),
		height: number({ min: 1, whole: true }),
		alt: text,
	},
	groupError,
);

/** The maker's data about a variant; all optional (VDP-017 to VDP-020). */
export const VariantSchema = group({
	cylinders: number({ max: 24 }),
	/** Cubic centimetres. */
	enginesize: number(),
	enginesize_litres: number({ max: 30 }),
	induction: text,
	/** Litres per 100 km. */
	fuelconsumptioncombined: number({ max: 100 }),
	/** Litres. */
	fuelcapacity: number(),
	/** Kilograms. */
	grossvehiclemass: number(),
	/** Millimetres. */
	vehiclelength: number(),
	vehicleheight: number(),
	vehiclewidth: number(),
	/** As the feed writes it, a bare figure in newton metres. */
	torque: text.transform((torque) => (torque === null ? null : torqueText(torque))),
	/** Stars. */
	ancaprating: number({ max: 5 }),
	bodyconfiguration: text,
	geartype: text,
});

/** The specifications of a caravan (ITEMTYPES-004 to ITEMTYPES-009). */
export const SpecificationsSchema = group({
	/** With its unit. */
	body_width: text.transform((width) => (width === null ? null : bodyWidthText(width))),
	/** Feet. */
	body_length: number({ max: 100 }),
	/** Kilograms. */
	tare_weight: number(),
	axle_type: text,
	sleeps: number({ max: 20, whole: true }),
	/** Kilograms. */
	aggregate_trailer_mass: number(),
});

/** The location of a vehicle in the feed (VDP-021, VDP-022). */
export const VehicleLocationSchema = z.object(
	{
		id: text,
		name: text,
		phone: text,
		slug: text,
		/** Other locations that distribute the vehicle; if there are any, it has no print page (VDPACT-021). */
		distribution_locations: listOf(
			z.preprocess(
				(place) => (typeof place === 'object' ? place : { name: place }),
				z.object({ id: text, name: text, slug: text }, groupError),
			),
		),
		address: group({ street: text, city: text, state: text, postcode: text, place_url: webAddress }),
	},
	groupError,
);

/** Average prices of similar vehicles, with their source (VDP-023, resolution 67). */
export const MarketPriceSchema = group({
	state_average_market_price: dollars,
	average_market_price: dollars,
	source: text,
	/** The month of the average, `2026-10`. */
	month: text,
});

const LenderSchema = z.object({
	interestRate: number({ max: 100 }),
	comparisonRate: number({ max: 100 }),
	/** Dollars. */
	paymentWeek: dollars,
	paymentMonth: dollars,
	balloon: dollars,
	deposit: dollars,
	/** The term, in one of these. */
	termYears: number({ max: 30 }),
	termMonths: number({ max: 360 }),
	termWeeks: number({ max: 1560 }),
	/** What it charges for setting up the loan, in all; in place of the dealership's. */
	establishmentFees: dollars,
	/** All that is paid for the loan. It is compared with the repayments and not shown: pages show what they come to (resolution 225). */
	totalPayable: dollars,
	/** The lender's name, compared with the one these figures are listed under. */
	financeProvider: text,
	disclaimer: text,
});

/** One provider's figures for a vehicle. `term{N}` is the payment for a term of N years, in dollars. */
export type FinanceLender = z.output<typeof LenderSchema> & { [Term in `term${number}`]?: number | null };

/**
 * One provider's figures for a vehicle (VDP-025). Rates are percent a year. The spelling is the specification's. Except for
 * the named fields and `term{N}`, all fields are dropped.
 */
export const FinanceLenderSchema = z
	.record(z.string(), z.unknown(), groupError)
	.transform((lender) =>
		Object.fromEntries(
			Object.entries(lender).filter(
				([key]) => Object.hasOwn(LenderSchema.shape, key) || /^term\d+$/.test(key),
			),
		),
	)
	.pipe(LenderSchema.catchall(dollars))
	.transform((lender): FinanceLender => lender);

export type Image = z.output<typeof ImageSchema>;
export type Variant = z.output<typeof VariantSchema>;
export type Specifications = z.output<typeof SpecificationsSchema>;
export type VehicleLocation = z.output<typeof VehicleLocationSchema>;
export type MarketPrice = z.output<typeof MarketPriceSchema>;
