import type { Limit } from '../../domain/answers/questions/stock-question.ts';
import type { SearchDocument } from '../../domain/vehicle/record/search-document.ts';
import { changeSearch, type SearchChange, type SearchState } from '../state.ts';

/** A search limited by another vehicle: what is cheaper than it, the dearest first. */
export function limitedBy(
	state: SearchState,
	{ price, year, km }: Pick<SearchDocument, 'price' | 'year' | 'km'>,
	limits: readonly Limit[],
): SearchState {
	const change = (limit: Limit): SearchChange => {
		switch (limit) {
			case 'cheaper':
				return price === null ? {} : { ranges: { price: { min: null, max: price - 1 } }, sort: 'price_desc' };
			case 'newer':
				return year === null ? {} : { ranges: { year: { min: year + 1, max: null } } };
			case 'fewer-kms':
				return km === null || km === 0 ? {} : { ranges: { km: { min: null, max: km - 1 } } };
		}
	};
	return limits.reduce((limited, limit) => changeSearch(limited, change(limit)), state);
}
