import { ALL_CARS } from '../cars/all-cars.ts';
import { DEMO_OPENING, NEW_COMING, NEW_DRIVE, NEW_KIT, NEW_OPENING } from '../words/new-car-sayings.ts';
import { figure } from '../words/phrases.ts';
import { FLAWS, HISTORY, ORIGIN, SUBSTANCE, USED_COMING, WORKSHOP } from '../words/used-car-sayings.ts';
import { withBadge } from './choose.ts';
import type { DealerPlan } from './dealer-plan.ts';
import { patterned } from './letters.ts';

const ofFuel = (fuel: string) => ALL_CARS.filter(({ facts }) => facts.simple_fuel === fuel);
const ofBody = (body: string) => ALL_CARS.filter(({ facts }) => facts.simple_body === body);

/** Used cars of every make, sold online from Perth. Its feed carries a few new and demo cars, which its site leaves out. */
export const righto: DealerPlan = {
	slug: 'righto',
	site: 'https://www.righto.example',
	firstId: 1_552_400,
	yards: [
		{
			id: '51',
			name: 'Kewdale',
			slug: 'inspection-centre',
			phone: '1300 744 486',
			street: '19 Freight Road',
			city: 'Kewdale',
			state: 'WA',
			postcode: '6105',
			share: 1,
		},
	],
	sections: [
		{ car_type: 'used', count: 125, from: ALL_CARS },
		{ car_type: 'used', count: 6, from: ofBody('Wagon') },
		{ car_type: 'used', count: 6, from: ofBody('Coupe') },
		{ car_type: 'used', count: 5, from: ofBody('Convertible') },
		{ car_type: 'used', count: 6, from: ofBody('People Mover') },
		{ car_type: 'used', count: 6, from: ofBody('Van') },
		{ car_type: 'used', count: 5, from: ofBody('Sedan') },
		{ car_type: 'used', count: 3, from: ofFuel('Plug-in hybrid') },
		{
			car_type: 'used',
			count: 1,
			from: [
				withBadge(ALL_CARS, 'Transit Custom', '340L Double Cab', {
					name: '340L Double Cab with Ply Lining, Roof Racks and Rear Air Bags',
					costs: 5_000,
				}),
			],
		},
		{ car_type: 'new', count: 2, from: ALL_CARS.filter(({ make }) => make === 'MG') },
		{ car_type: 'demo', count: 2, from: ALL_CARS.filter(({ make }) => make === 'Kia') },
	],
	stockNumber: (n) => `R${104_283 + n * 11}`,
	plate: (random) => patterned(random, '1ZAA 000'),
	lenders: ['taurus', 'ausloans'],
	payments: ['Visa', 'Mastercard', 'Bank transfer', 'PayID'],
	certifies: false,
	subscribes: false,
	lastOwners: [
		'a nurse in Willetton',
		'a fly-in fly-out electrician in Baldivis',
		'a couple in Fremantle',
		'a swim teacher in Joondalup',
		'a geologist in Mount Lawley',
		'a grandmother in Como',
		'a courier in Canning Vale',
		'a vigneron in Margaret River',
		'a family of six in Ellenbrook',
		'a student in Bentley',
		'an accountant in Subiaco',
		'a crayfisherman in Geraldton',
	],
	sellers: [
		['Scarborough', '6019'],
		['Bassendean', '6054'],
	],
	sayings: {
		new: { opening: [NEW_OPENING], facts: [NEW_KIT, NEW_DRIVE], closing: [], coming: NEW_COMING },
		demo: { opening: [DEMO_OPENING], facts: [NEW_KIT, NEW_DRIVE], closing: [], coming: NEW_COMING },
		used: {
			opening: [ORIGIN],
			facts: [FLAWS, HISTORY, WORKSHOP, SUBSTANCE],
			closing: [
				[
					'Keep it for 48 hours; if it is not right, we pick it up and pay you back.',
					'Delivered anywhere in Western Australia, Broome included, at a price you see before you order.',
					'One price for every buyer, and nothing is added when you pay.',
					'Order by noon and it leaves Kewdale the next working day.',
					({ km }) =>
						km ? `${figure(km)} km were on it when we inspected it; delivery may add a few.` : null,
					'You can see it in Kewdale by appointment, or buy it without leaving home.',
					'Trade yours in on the same page; we collect it when we bring this one.',
				],
			],
			coming: USED_COMING,
		},
	},
};
