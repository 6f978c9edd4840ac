import type { ListFacetName, RangeFacetName } from '../facets/facets.ts';
import type { SortName } from '../sorts.ts';
import type { Range } from '../state.ts';

/** Values of one facet that a phrase names. */
export interface Name {
	readonly facet: ListFacetName;
	readonly values: readonly string[];
}

/** What a part of a sentence means. */
export type Meaning =
	/** Several candidates where the phrase alone does not decide. */
	| { readonly kind: 'names'; readonly names: readonly Name[] }
	| ({ readonly kind: 'values' } & Name)
	| { readonly kind: 'range'; readonly facet: RangeFacetName; readonly range: Range }
	/** A sort order. */
	| { readonly kind: SortName }
	/** For keyword search; `terms` are searched for instead of what was typed. */
	| { readonly kind: 'word'; readonly terms?: string }
	/** Not to be searched for, as keyword search would find the opposite. */
	| { readonly kind: 'unused' };

/** A meaning, and the offset after the part of a sentence that has it. */
export type Part = Meaning & { readonly end: number };

/** A part of a sentence with its meaning. */
export type Item = Part & {
	readonly start: number;
	/** Whether 'or' joins it to the part before. */
	readonly isAlternative: boolean;
};
