import type { SearchFilters } from '../state.ts';
import { namedFilters } from './applied.ts';

/** How many filters a search has by which vehicles are known, so without its text. */
export function filterCount(filters: SearchFilters): number {
	return namedFilters(filters).filter(({ kind }) => kind !== 'query').length;
}
