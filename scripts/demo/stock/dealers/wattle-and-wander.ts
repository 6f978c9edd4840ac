import { ALL_VANS } from '../caravans/all-vans.ts';
import {
	VAN_CLOSING,
	VAN_COMING,
	VAN_DEMO,
	VAN_FLAWS,
	VAN_LAYOUT,
	VAN_NEW,
	VAN_ORIGIN,
	VAN_SUBSTANCE,
	VAN_WEIGHTS,
	VAN_WORK,
} from '../words/van-sayings.ts';
import { withBadge } from './choose.ts';
import type { DealerPlan } from './dealer-plan.ts';
import { patterned } from './letters.ts';

const SOLD_NEW = ['Jayco', 'Avan', 'New Age', 'Crusader', 'Winnebago', 'Lotus Caravans'];
const SOLD_NEW_VANS = ALL_VANS.filter(({ make }) => SOLD_NEW.includes(make));

/** Caravans, campers and motorhomes in Ballarat. */
export const wattleAndWander: DealerPlan = {
	slug: 'wattle-and-wander',
	site: 'https://www.wattleandwander.example',
	firstId: 1_330_115,
	yards: [
		{
			id: '31',
			name: 'Ballarat',
			slug: 'ballarat',
			phone: '(03) 5332 0917',
			street: '1480 Sturt Street',
			city: 'Ballarat',
			state: 'VIC',
			postcode: '3350',
			share: 1,
		},
	],
	sections: [
		{ car_type: 'new', count: 62, from: SOLD_NEW_VANS },
		{
			car_type: 'new',
			count: 1,
			from: [
				withBadge(ALL_VANS, 'Journey Outback', '19.61-3', {
					name: '19.61-3 Family Bunk with Off-Grid Pack and Full Annexe',
					costs: 8_500,
				}),
			],
		},
		{ car_type: 'demo', count: 7, from: SOLD_NEW_VANS },
		{ car_type: 'used', count: 86, from: ALL_VANS },
	],
	stockNumber: (n) => `W${1_043 + n * 3}`,
	plate: (random) => patterned(random, 'Z00 000'),
	lenders: ['powertorque', '360_finance'],
	payments: ['Bank transfer', 'Bank cheque', 'Visa', 'Mastercard'],
	certifies: false,
	subscribes: false,
	lastOwners: [
		'a retired couple in Buninyong',
		'a family of four in Daylesford',
		'a shearer and his dog',
		'two sisters in Ararat',
		'a couple in Creswick',
		'a fishing club in Hamilton',
		'a family in Bacchus Marsh',
		'a retired signalman in Maryborough',
		'a music teacher in Castlemaine',
		'a young family in Sebastopol',
	],
	sellers: [
		['Buninyong', '3357'],
		['Clunes', '3370'],
	],
	sayings: {
		new: {
			opening: [VAN_NEW],
			facts: [VAN_LAYOUT, VAN_WEIGHTS, VAN_SUBSTANCE],
			closing: [VAN_CLOSING],
			coming: VAN_COMING,
		},
		demo: {
			opening: [VAN_DEMO],
			facts: [VAN_LAYOUT, VAN_WEIGHTS, VAN_SUBSTANCE],
			closing: [VAN_CLOSING],
			coming: VAN_COMING,
		},
		used: {
			opening: [VAN_ORIGIN],
			facts: [VAN_LAYOUT, VAN_WORK, VAN_FLAWS, VAN_WEIGHTS],
			closing: [VAN_CLOSING],
			coming: VAN_COMING,
		},
	},
};
