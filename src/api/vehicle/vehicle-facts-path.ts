/** The path of a vehicle's public data, for a page that must not load the typed call for it. */
export const vehicleStatePath = (api: string, slug: string): string => `${api}/cars/${slug}.json`;
