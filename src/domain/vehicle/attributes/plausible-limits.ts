/**
 * The limits beyond which a figure of a vehicle is a slip of the keyboard, in feeds, forms and addresses alike. Rules that know more, such
 * as a form about the shopper's own vehicle, are stricter.
 */

/** The years in which a vehicle can have been built: from the first car on. */
export const BUILD_YEARS = { least: 1886, most: 2100 } as const;

/** The most kilometres of an odometer. */
export const MOST_KILOMETRES = 5_000_000;

/** The earliest year of a shopper's own vehicle. */
export const OLDEST_OWN_YEAR = 1900;
