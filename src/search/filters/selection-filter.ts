import {
	type FieldSelection,
	FLAG_FIELDS,
	NUMBER_FIELDS,
	type Selection,
	TEXT_FIELDS,
} from '../../domain/list/selection.ts';
import type { Filter } from '../request.ts';

/** A dealer's selection as a filter. */
export function selectionFilter({ any, not, ...fields }: Selection): Filter {
	const own = fieldFilter(fields);
	const more: Filter[] = [
		...(any ? [{ any: any.map(fieldFilter) }] : []),
		...(not ? [{ not: fieldFilter(not) }] : []),
	];
	return more.length === 0 ? own : { all: [own, ...more] };
}

function fieldFilter(selection: FieldSelection): Filter {
	return {
		all: [
			...TEXT_FIELDS.flatMap((field): Filter[] => {
				const values = selection[field];
				return values === undefined ? [] : [{ field, values: [values].flat() }];
			}),
			...FLAG_FIELDS.flatMap((field): Filter[] => {
				const isSo = selection[field];
				return isSo === undefined ? [] : [{ field, values: [String(isSo)] }];
			}),
			...NUMBER_FIELDS.flatMap((field): Filter[] => {
				const bounds = selection[field];
				return bounds ? [{ field, min: bounds.min ?? null, max: bounds.max ?? null }] : [];
			}),
		],
	};
}
