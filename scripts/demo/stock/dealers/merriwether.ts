import { ALL_CARS } from '../cars/all-cars.ts';
import type { Variant } from '../variant.ts';
import {
	DEMO_OPENING,
	DEMO_TERMS,
	NEW_COMING,
	NEW_DRIVE,
	NEW_KIT,
	NEW_OPENING,
} from '../words/new-car-sayings.ts';
import { withArticle } from '../words/phrases.ts';
import { FLAWS, HISTORY, ORIGIN, SUBSTANCE, USED_COMING, WORKSHOP } from '../words/used-car-sayings.ts';
import { withBadge } from './choose.ts';
import type { DealerPlan } from './dealer-plan.ts';
import { patterned } from './letters.ts';
import { LFA } from './lfa.ts';

const of = (...makes: readonly string[]): Variant[] => ALL_CARS.filter(({ make }) => makes.includes(make));

const SOLD_NEW = ['Toyota', 'Kia', 'MG', 'Suzuki', 'Mitsubishi', 'GWM'];

/** Five makes and more, at four dealerships in south-east Queensland. */
export const merriwether: DealerPlan = {
	slug: 'merriwether',
	site: 'https://www.merriwether.example',
	firstId: 1_217_004,
	yards: [
		{
			id: '201',
			name: 'Newstead',
			slug: 'newstead',
			phone: '(07) 3852 6100',
			street: '88 Breakfast Creek Road',
			city: 'Newstead',
			state: 'QLD',
			postcode: '4006',
			dealership: { id: '21', slug: 'newstead', name: 'Merriwether Toyota and Kia Newstead' },
			share: 2,
		},
		{
			id: '202',
			name: 'Southport',
			slug: 'southport',
			phone: '(07) 5591 3340',
			street: '207 Ferry Road',
			city: 'Southport',
			state: 'QLD',
			postcode: '4215',
			dealership: { id: '22', slug: 'southport', name: 'Merriwether MG and Suzuki Southport' },
			share: 2,
		},
		{
			id: '203',
			name: 'Toowoomba',
			slug: 'toowoomba',
			phone: '(07) 4639 2280',
			street: '640 James Street',
			city: 'Toowoomba',
			state: 'QLD',
			postcode: '4350',
			dealership: { id: '23', slug: 'toowoomba', name: 'Merriwether Mitsubishi and GWM Toowoomba' },
			share: 2,
		},
		{
			id: '204',
			name: 'Caboolture',
			slug: 'caboolture',
			phone: '(07) 5495 8170',
			street: '31 Morayfield Road',
			city: 'Caboolture',
			state: 'QLD',
			postcode: '4510',
			dealership: { id: '24', slug: 'caboolture', name: 'Merriwether Used Caboolture' },
			share: 4,
		},
	],
	sections: [
		{ car_type: 'new', count: 11, from: of('Toyota'), yard: 'Newstead' },
		{ car_type: 'new', count: 11, from: of('Kia'), yard: 'Newstead' },
		{ car_type: 'new', count: 10, from: of('MG'), yard: 'Southport' },
		{ car_type: 'new', count: 7, from: of('Suzuki'), yard: 'Southport' },
		{ car_type: 'new', count: 9, from: of('Mitsubishi'), yard: 'Toowoomba' },
		{ car_type: 'new', count: 8, from: of('GWM'), yard: 'Toowoomba' },
		{
			car_type: 'new',
			count: 1,
			from: [
				withBadge(ALL_CARS, 'Triton', 'GLX Single Cab', {
					name: 'GLX Single Cab with Heavy-Duty Alloy Tray and Under-Tray Toolboxes',
					costs: 6_500,
				}),
			],
			yard: 'Toowoomba',
		},
		{ car_type: 'demo', count: 4, from: of('Toyota'), yard: 'Newstead' },
		{ car_type: 'demo', count: 4, from: of('Kia'), yard: 'Newstead' },
		{ car_type: 'demo', count: 5, from: of('MG', 'Suzuki'), yard: 'Southport' },
		{ car_type: 'demo', count: 5, from: of('Mitsubishi', 'GWM'), yard: 'Toowoomba' },
		{ car_type: 'used', count: 46, from: of(...SOLD_NEW) },
		{ car_type: 'used', count: 40, from: ALL_CARS.filter(({ make }) => !SOLD_NEW.includes(make)) },
		{ car_type: 'used', count: 1, from: LFA, yard: 'Newstead' },
	],
	stockNumber: (n, _, { name }) => `${name.slice(0, 2).toUpperCase()}-${48_102 + n * 7}`,
	plate: (random) => patterned(random, '900 ZZ0'),
	lenders: ['angle', 'nissan_finance'],
	payments: ['Bank transfer', 'Visa', 'Mastercard'],
	certifies: true,
	subscribes: true,
	lastOwners: [
		'a chef in West End',
		'a paramedic in Redcliffe',
		'a couple in Bribie Island',
		'a fruit grower near Stanthorpe',
		'a schoolteacher in Ashgrove',
		'an electrician in Morayfield',
		'a surgeon in Ascot',
		'a retired pilot in Runaway Bay',
		'a family in Springfield Lakes',
		'a cattle agent in Dalby',
		'a swimming coach in Nerang',
		'a locksmith in Chermside',
	],
	sellers: [
		['Highfields', '4352'],
		['Bardon', '4065'],
	],
	sayings: {
		new: {
			opening: [NEW_OPENING],
			facts: [NEW_DRIVE, NEW_KIT],
			closing: [
				[
					({ yard }) => `It is at ${yard}; any of our yards can have it by the next working day.`,
					({ make, yard }) =>
						`Factory warranty, with servicing at the ${make} workshop in ${yard} or wherever suits you.`,
					'The price is drive away in Queensland for a private buyer.',
					({ yard }) => `Ring ${yard} before you set out and we will have it at the door.`,
					'Trade in at any of our yards and it comes off the price here.',
					({ model, yard }) =>
						`${yard} has ${withArticle(model)} to test drive, so this one can stay as new.`,
				],
			],
			coming: NEW_COMING,
		},
		demo: {
			opening: [DEMO_OPENING],
			facts: [NEW_KIT, NEW_DRIVE],
			closing: [
				DEMO_TERMS,
				[
					({ yard }) => `Test drives from ${yard}, six days a week.`,
					({ yard }) => `Registered to our ${yard} dealership, with no other owner since.`,
					'It can be moved to the yard nearest you at no charge.',
				],
			],
			coming: NEW_COMING,
		},
		used: {
			opening: [ORIGIN],
			facts: [WORKSHOP, HISTORY, FLAWS, SUBSTANCE],
			closing: [
				[
					({ yard }) =>
						`Held at ${yard}; tell us which of our yards is nearest you and we will bring it there.`,
					'A Queensland safety certificate is issued before you take delivery.',
					({ age, km }) =>
						age < 9.5 && km && km < 155_000 ? 'Class A statutory warranty: three months or 5,000 km.' : null,
					({ yard }) => `We hold it for a day if you ring ${yard} before you drive over.`,
					'We can value your trade-in at any of our yards while you look around.',
					'Serviced by us before sale and priced once, with nothing to pay on top.',
				],
			],
			coming: USED_COMING,
		},
	},
};
