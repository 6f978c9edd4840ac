import { ALL_CARS } from '../cars/all-cars.ts';
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

const TOYOTAS = ALL_CARS.filter(({ make }) => make === 'Toyota');
const OTHERS = ALL_CARS.filter(({ make }) => make !== 'Toyota');

/** A Toyota dealer in Geelong. */
export const harbourline: DealerPlan = {
	slug: 'harbourline',
	site: 'https://www.harbourlinetoyota.example',
	firstId: 1_104_820,
	yards: [
		{
			id: '11',
			name: 'Geelong West',
			slug: 'geelong-west',
			phone: '(03) 5221 8840',
			street: '212 Latrobe Terrace',
			city: 'Geelong West',
			state: 'VIC',
			postcode: '3218',
			share: 1,
		},
	],
	sections: [
		{ car_type: 'new', count: 60, from: TOYOTAS },
		{
			car_type: 'new',
			count: 1,
			from: [
				withBadge(TOYOTAS, 'LandCruiser 70', '79 Double Cab GXL', {
					name: '79 Double Cab GXL with Alloy Tray, Bull Bar and Long-Range Tank',
					costs: 9_500,
				}),
			],
		},
		{ car_type: 'demo', count: 16, from: TOYOTAS },
		{ car_type: 'used', count: 66, from: TOYOTAS },
		{ car_type: 'used', count: 18, from: OTHERS },
	],
	stockNumber: (n) => `H${10_307 + n * 3}`,
	plate: (random) => patterned(random, '9AA 0AA'),
	lenders: ['manual', 'ausloans'],
	payments: ['Bank transfer', 'Visa', 'Mastercard', 'Bank cheque'],
	certifies: true,
	subscribes: false,
	lastOwners: [
		'a nurse in Highton',
		'a retired couple in Ocean Grove',
		'a teacher in Newtown',
		'a plumber in Lara',
		'a family of five in Leopold',
		'a bookkeeper in Belmont',
		'a vet in Colac',
		'a builder in Torquay',
		'a widower in Drysdale',
		'a physiotherapist in Geelong',
		'a farmer near Bannockburn',
		'a librarian in Grovedale',
	],
	sellers: [
		['Ocean Grove', '3226'],
		['Lara', '3212'],
	],
	sayings: {
		new: {
			opening: [NEW_OPENING],
			facts: [NEW_KIT, NEW_DRIVE],
			closing: [
				[
					'Five years of Toyota warranty with no limit on kilometres.',
					'The first five services have a capped price and are done at our Autumn Street workshop.',
					({ model }) => `Tow bar, tint or mats can go on the ${model} before you collect it.`,
					'The price is drive away for a private buyer in postcode 3218; tell us if you are not one.',
					'Sit in it today; registered and on the road takes us one working day.',
					({ colour }) =>
						`It is in the showroom, and ${colour} looks its best in daylight, so ask us to roll it out.`,
					'We write your trade-in figure within the hour and it holds for seven days.',
					({ model }) => `There is ${withArticle(model)} to test drive, so this one can stay as new.`,
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
					'Test drives start from the Latrobe Terrace door.',
					'It was first registered to this dealership and has never had another owner.',
					({ colour }) => `The ${colour} paint was protected on its first day here.`,
					'If you like it but not the colour, we will quote you on a new one.',
				],
			],
			coming: NEW_COMING,
		},
		used: {
			opening: [ORIGIN, HISTORY],
			facts: [WORKSHOP, FLAWS, SUBSTANCE],
			closing: [
				[
					'Roadworthy certificate, both keys and a full tank are included.',
					'It is on the Latrobe Terrace side of the yard; no need to book to sit in it.',
					'Ask for a walk-round video and one of us will film it the same day.',
					({ age, km }) =>
						age < 9.5 && km && km < 155_000
							? 'Statutory warranty applies: three months or 5,000 km, whichever comes first.'
							: 'Have your own mechanic look it over; we will put it on the hoist for them.',
					'A written figure for your trade-in takes us an hour and holds for seven days.',
					'The price includes twelve months of registration, and nothing is added on the day.',
				],
			],
			coming: USED_COMING,
		},
	},
};
