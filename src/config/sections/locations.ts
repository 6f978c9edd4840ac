import { z } from 'zod';
import { AddressSchema } from './contact.ts';
import { AppointmentSaturdaysSchema, HoursSchema } from './hours.ts';
import { Phone, Slug } from './identity.ts';

/** One address of one dealership (LOCATIONS-008 to LOCATIONS-016). */
export const LocationSchema = z.strictObject({
	id: z.union([z.string().min(1), z.int()]).transform(String),
	name: z.string().min(1),
	slug: Slug,
	/** The id of its dealership; `dealership_slug` is filled in from it (LOCATIONS-008). */
	dealership_id: z
		.union([z.string().min(1), z.int()])
		.transform(String)
		.optional(),
	/** The slug of its dealership; optional when there is only one. */
	dealership_slug: Slug.optional(),
	/** The department at this location; null for all. */
	location_type: z.enum(['sales', 'service', 'parts']).nullable().default(null),
	/** What else it does. Shoppers bring a trade-in to the locations with 'buying', else to every sales location (LOCATIONS-009). */
	location_subtype: z.array(z.enum(['buying'])).default([]),
	/** False to hide the location everywhere (resolution 212). */
	visible: z.boolean().default(true),
	/** Whether it is listed first (resolution 212). */
	primary: z.boolean().default(false),
	/** Makes sold here. */
	manufacturers: z.array(z.string()).default([]),
	image: z
		.strictObject({ url: z.string(), thumb: z.strictObject({ url: z.string() }).optional() })
		.nullable()
		.default(null),
	reviews: z
		.strictObject({ average_rating: z.number().min(0).max(5), count: z.int().min(0) })
		.nullable()
		.default(null),
	/** Shown in the footer and on the location's page: several states require it in every advertisement. */
	dealer_license_number: z.string().nullable().default(null),
	motor_vehicle_repairer: z.string().nullable().default(null),
	/** Other locations that sell its vehicles too; the vehicles then have no print page (LOCATIONS-014, VDPACT-021). */
	distribution_locations: z.array(z.string()).default([]),
	address: AddressSchema,
	contact_detail: z
		.strictObject({
			phone: Phone.nullable().default(null),
			landline_phone: Phone.nullable().default(null),
			/** Shown on the pages of this location's department; other pages show the dealer's address. Leads are routed by forms.routes. */
			email: z.email().nullable().default(null),
			opening_hours: HoursSchema.default([]),
			youtube_url: z.url().nullable().default(null),
			linkedin_url: z.url().nullable().default(null),
		})
		.prefault({}),
	/** A note about the location: parking, entrance, trams. */
	note: z.string().nullable().default(null),
	/** Every other Saturday by appointment, counted from this one. */
	appointment_saturdays_from: AppointmentSaturdaysSchema.nullable().default(null),
	/** The text where no hours are known (LOCATIONS-033). */
	unavailable_text: z.enum(['Closed', 'By appointment only']).default('Closed'),
	/** Whether a closed day of a service location invites an enquiry instead of saying 'Closed' (LOCATIONS-030). */
	enquire_when_closed: z.boolean().default(false),
});

export type Location = z.output<typeof LocationSchema>;
