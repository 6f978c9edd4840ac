import { slugOf } from '../domain/vehicle/naming/slug.ts';

/** The page with what a visitor saved and sent (WATCHLIST-020). */
export const GARAGE_PATH = '/my-garage';

/** Its address under the name of a brand: '/my-toyota' (resolution 93). */
export const brandGaragePath = (brand: string): string => `/my-${slugOf(brand)}`;
