import { keyOf } from '../key.ts';

/**
 * Keys of words that are no name by themselves, though a value may begin or end with them, as 'tank' in Tank 300, and that are no typos of
 * one.
 */
export const COMMON_WORDS: readonly string[] = (
	'active adventure canyon cherry city class classic cross cruiser custom dealer electric ' +
	'family forest gold grand hybrid land model naked offroad patrol petrol plus premium range road royal series ' +
	'shift snowy special speed sport street super tank touring trade'
)
	.split(' ')
	.map(keyOf);
