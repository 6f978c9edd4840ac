/** How a vehicle is equipped: its wheels, and bright or dark trim. */
export type Trim = 'base' | 'luxury' | 'sport';
