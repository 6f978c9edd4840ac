import { z } from 'zod';

/** Somebody who works at a location, as `content/people.yaml` lists them (LOCATIONS-005, resolution 161). */
export const PersonSchema = z.strictObject({
	name: z.string().min(1),
	role: z.string().min(1),
	/** The slugs of the locations they work at. */
	locations: z.array(z.string().min(1)).min(1),
	/** A picture below the dealer's `images/`; initials are drawn without one. */
	photo: z.string().min(1).nullable().default(null),
	phone: z.string().min(1).nullable().default(null),
	email: z.email().nullable().default(null),
});

export type Person = z.output<typeof PersonSchema>;

/** The file of a dealer's people, in the order they are shown. */
export const PeopleSchema = z.array(PersonSchema);
