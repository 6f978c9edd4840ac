import { STATES, stateOf } from '../../../domain/place/states.ts';
import { CAR_TYPE_LABELS, CAR_TYPES } from '../../../domain/vehicle/attributes/car-type.ts';
import { ITEM_NOUNS, ITEM_TYPES } from '../../../domain/vehicle/attributes/item-type.ts';
import { capitalised } from '../capitalised.ts';
import type { ListFacetName } from '../facets.ts';
import { unitLabel } from '../ranges/range-label.ts';
import { priceBracket } from './price-bracket.ts';

/**
 * The label of a facet's value in lists and chips. Closed facets have labels of their own; other values are shown as in the stock.
 *
 * @example valueLabel('price_range', '10000:20000') // '$10,000 to $20,000'
 */
export function valueLabel(facet: ListFacetName, value: string): string {
	switch (facet) {
		case 'car_type': {
			const type = CAR_TYPES.find((known) => known === value);
			return type ? CAR_TYPE_LABELS[type] : value;
		}
		case 'item_type': {
			const item = ITEM_TYPES.find((known) => known === value);
			return capitalised(item ? ITEM_NOUNS[item].many : value);
		}
		case 'status':
			return capitalised(value.replaceAll('_', ' '));
		case 'sleeps':
			return `Sleeps ${value}`;
		case 'learner_approved':
			return 'Learner approved (LAMS)';
		case 'certified':
			return 'Certified';
		case 'seats':
			return value === '1' ? '1 seat' : `${value} seats`;
		case 'state': {
			const state = stateOf(value);
			return state ? STATES[state].label : value;
		}
		case 'price_range': {
			const bracket = priceBracket(value);
			return bracket ? capitalised(unitLabel('dollars', bracket)) : value;
		}
		default:
			return value;
	}
}
