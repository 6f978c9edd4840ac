/** Vehicles in a city at most this far from a postcode are near it, kilometres. */
export const NEAR_KM = 50;
