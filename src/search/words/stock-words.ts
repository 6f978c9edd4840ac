/**
 * Words of shoppers that concern a site's stock. The build picks them from those of the whole trade and puts them in the runtime settings:
 * with a sentence a caravan dealer's visitors load no names of LandCruisers.
 */
export interface StockWords {
	/** The key of a name in the stock, then the keys of other names for it: 'ute utility pickup'. */
	readonly other_names: readonly string[];
	/** Keys of words that are no name by themselves, though a value may begin or end with them, and that are no typos of one. */
	readonly common: readonly string[];
	/** Patterns of words that are written otherwise, with what is written instead: 'lc79' is 'lc70 79'. */
	readonly rewritten: readonly (readonly [pattern: string, plain: string])[];
}
