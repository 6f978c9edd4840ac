import { ALL_BIKES } from '../motorcycles/all-bikes.ts';
import {
	BIKE_CLOSING,
	BIKE_COMING,
	BIKE_DEMO,
	BIKE_FLAWS,
	BIKE_KIT,
	BIKE_NEW,
	BIKE_NUMBERS,
	BIKE_ORIGIN,
	BIKE_RIDE,
	BIKE_WORK,
} from '../words/bike-sayings.ts';
import { withBadge } from './choose.ts';
import type { DealerPlan } from './dealer-plan.ts';
import { patterned } from './letters.ts';

const SOLD_NEW = ALL_BIKES.filter(({ make }) => ['Triumph', 'Yamaha', 'Honda'].includes(make));

/** New and used motorcycles in Fitzroy. */
export const ironbark: DealerPlan = {
	slug: 'ironbark',
	site: 'https://www.ironbarkmotorcycles.example',
	firstId: 1_441_260,
	yards: [
		{
			id: '41',
			name: 'Smith Street',
			spokenName: 'Fitzroy',
			slug: 'smith-street',
			phone: '(03) 9417 2260',
			street: '61 Smith Street',
			city: 'Fitzroy',
			state: 'VIC',
			postcode: '3065',
			share: 1,
		},
	],
	sections: [
		{ car_type: 'new', count: 66, from: SOLD_NEW },
		{
			car_type: 'new',
			count: 1,
			from: [
				withBadge(ALL_BIKES, 'CRF1100L Africa Twin', 'Adventure Sports ES DCT', {
					name: 'Adventure Sports ES DCT with Travel Pack and Rally Footpegs',
					costs: 4_500,
				}),
			],
		},
		{ car_type: 'demo', count: 9, from: SOLD_NEW },
		{ car_type: 'used', count: 44, from: SOLD_NEW },
		{ car_type: 'used', count: 46, from: ALL_BIKES.filter((variant) => !SOLD_NEW.includes(variant)) },
	],
	stockNumber: (n) => `IB${2_291 + n * 2}`,
	plate: (random) => patterned(random, '9A0AA'),
	lenders: ['manual', '360_finance'],
	payments: ['Bank transfer', 'Visa', 'Mastercard', 'Cash'],
	certifies: false,
	subscribes: false,
	lastOwners: [
		'a sound engineer from Brunswick',
		'a courier who has had enough of rain',
		'a pastry cook in Northcote',
		'a dentist in Kew',
		'a tram driver from Preston',
		'a furniture maker in Collingwood',
		'a paramedic from Coburg',
		'a lecturer in Carlton',
		'a mechanic who owns four',
		'a couple in Warrandyte',
	],
	sellers: [
		['Brunswick', '3056'],
		['Eltham', '3095'],
	],
	sayings: {
		new: {
			opening: [BIKE_NEW],
			facts: [BIKE_KIT, BIKE_RIDE, BIKE_NUMBERS],
			closing: [BIKE_CLOSING],
			coming: BIKE_COMING,
		},
		demo: {
			opening: [BIKE_DEMO],
			facts: [BIKE_KIT, BIKE_RIDE, BIKE_NUMBERS],
			closing: [BIKE_CLOSING],
			coming: BIKE_COMING,
		},
		used: {
			opening: [BIKE_ORIGIN],
			facts: [BIKE_WORK, BIKE_FLAWS, BIKE_KIT, BIKE_RIDE, BIKE_NUMBERS],
			closing: [BIKE_CLOSING],
			coming: BIKE_COMING,
		},
	},
};
