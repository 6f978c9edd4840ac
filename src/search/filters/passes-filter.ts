import type { SearchDocument } from '../../domain/vehicle/record/search-document.ts';
import { normalised } from '../embedded/normalised.ts';
import { valueTest } from '../embedded/value-test.ts';
import type { Filter } from '../request.ts';

/** Whether one vehicle passes a filter, where there is no index to ask: its answer is the search engines' own. */
export function passesFilter(filter: Filter): (document: SearchDocument) => boolean {
	if ('all' in filter) {
		const parts = filter.all.map(passesFilter);
		return (document) => parts.every((passes) => passes(document));
	}
	if ('any' in filter) {
		const parts = filter.any.map(passesFilter);
		return (document) => parts.some((passes) => passes(document));
	}
	if ('not' in filter) {
		const passes = passesFilter(filter.not);
		return (document) => !passes(document);
	}
	const passes = valueTest(filter);
	return (document) => {
		const values: unknown[] = [document[filter.field]].flat();
		return values.some(
			(value) =>
				value !== null &&
				value !== undefined &&
				passes(typeof value === 'number' ? value : normalised(String(value))),
		);
	};
}
