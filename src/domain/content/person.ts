import { z } from 'zod';

/** A staff member of a location, as in `content/people.yaml` (LOCATIONS-005, resolution 161). */
export const PersonSchema = z.strictObject({
	name: z.string().min(1),
	role: z.string().min(1),
	/** The slugs of their locations. */
	locations: z.array(z.string().min(1)).min(1),
	/** A picture below the dealer's `images/`; initials are drawn without one. */
	photo: z.string().min(1).nullable().default(null),
	phone: z.string().min(1).nullable().default(null),
	email: z.email().nullable().default(null),
});

export type Person = z.output<typeof PersonSchema>;

/** The file of a dealer's staff, in display order. */
export const PeopleSchema = z.array(PersonSchema);
