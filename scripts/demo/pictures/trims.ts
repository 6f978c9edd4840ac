/** Levels of equipment: wheels, and bright or dark trim. */
export type Trim = 'base' | 'luxury' | 'sport';
