import type { Saying } from './about.ts';
import { capital, figure, inWords, listed, withArticle } from './phrases.ts';

/** Where a new car comes from. */
export const NEW_OPENING: readonly Saying[] = [
	({ model, badge, colour, interior }) =>
		`${[model, badge].filter(Boolean).join(' ')} in ${colour} over ${interior.toLowerCase()}, unregistered and ready for delivery.`,
	({ builtInWords, colour }) =>
		`Built in ${builtInWords}, finished in ${colour}, and on the yard today rather than on a ship.`,
	({ colour, builtInWords }) =>
		`This one is ${colour}. It was built in ${builtInWords} and still has its plastic on.`,
	({ model, builtInWords }) =>
		`${capital(withArticle(builtInWords))} ${model} from an order that fell through, so there is no wait.`,
	({ colour, interior, km }) =>
		`${colour} outside, ${interior.toLowerCase()} inside, and ${km} km from the truck to the yard.`,
	({ km, builtInWords }) => `Delivery kilometres only: ${km} since it was built in ${builtInWords}.`,
	({ model, colour }) => `If you want ${withArticle(model)} in ${colour} this month, this is the one.`,
	({ colour, model }) => `We ordered this ${model} for the floor, in ${colour} because people ask for it.`,
	({ builtInWords, km }) =>
		`It came off the truck with ${km} km on it; the build plate says ${builtInWords}.`,
	({ model, interior, builtInWords }) =>
		`${capital(interior.toLowerCase())} trim, ${builtInWords} build. It is the ${model} nearest the door.`,
	({ badge, colour }) =>
		badge ? `There is one ${badge} on the yard today and this is it, in ${colour}.` : null,
	({ colour, builtInWords }) => `From stock, ${builtInWords} build. What you see is what you get: ${colour}.`,
];

/** Equipment. */
export const NEW_KIT: readonly Saying[] = [
	({ kit }) => `It comes with ${listed(kit.slice(-3))}.`,
	({ extras, badge }) =>
		extras.length > 2 && badge
			? `On top of the grade below, the ${badge} adds ${listed(extras.slice(0, 4))}.`
			: null,
	({ extras, badge }) =>
		extras.length > 1 && badge ? `The ${badge} is the one with ${listed(extras.slice(-2))}.` : null,
	({ kit, km }) => {
		const from = (km ?? 0) % 4;
		return `Standard: ${listed(kit.slice(from, from + 3))}.`;
	},
	({ kit, extras }) =>
		extras.length === 0 ? `The plainest of the range, and even so it has ${listed(kit.slice(-2))}.` : null,
	({ seats, kit }) => (seats >= 7 ? `It seats ${inWords(seats)} and has ${listed(kit.slice(-2))}.` : null),
	({ fuel, kit }) =>
		fuel === 'Electric' ? `It has ${listed(kit.slice(-3))}, and both charging cables are in the boot.` : null,
];

/** Towing, consumption and drive. */
export const NEW_DRIVE: readonly Saying[] = [
	({ tow }) => (tow && tow >= 1_500 ? `Rated to tow ${figure(tow)} kg braked.` : null),
	({ use, tank, fuel }) =>
		use && tank && fuel !== 'Plug-in hybrid'
			? `It uses ${use} L/100 km combined and has ${withArticle(`${tank}-litre`)} tank.`
			: null,
	({ use, fuel }) =>
		use && fuel === 'Hybrid'
			? `The hybrid drive is rated at ${use} L/100 km and never needs plugging in.`
			: null,
	({ fuel }) =>
		fuel === 'Plug-in hybrid'
			? 'Charge it overnight at home and most weeks it will not visit a bowser.'
			: null,
	({ fuel }) =>
		fuel === 'Electric' ? 'We hand it over fully charged and show you how to pay for the next one.' : null,
	({ gearbox, drive }) =>
		`${capital(gearbox.toLowerCase())}, ${drive === '4x4' ? 'four-wheel drive with low range' : drive === 'AWD' ? 'all-wheel drive' : drive === 'FWD' ? 'front-wheel drive' : 'rear-wheel drive'}.`,
];

/** Openings for a new car that has not arrived. */
export const NEW_COMING: readonly Saying[] = [
	'On the water now; the ship is due before the end of next month.',
	'Allocated to us and in build. We will ring you with a date as soon as we have one.',
	({ colour }) => `Landed and at the port, waiting for its compliance plate. Yours in ${colour}.`,
	'On a truck from the port, here within ten days.',
	({ model }) => `We have two of this ${model} coming; the other one is sold.`,
	({ builtInWords }) =>
		`Built in ${builtInWords} and shipped; put your name on it and be the first to see it.`,
	({ colour, interior }) =>
		`Ours is ordered in ${colour} with ${interior.toLowerCase()} trim; no others are free this quarter.`,
];

/** The history of a demonstrator. */
export const DEMO_OPENING: readonly Saying[] = [
	({ km, builtInWords }) =>
		`Registered to us soon after it was built in ${builtInWords}, and driven ${figure(km ?? 0)} km since.`,
	({ km }) => `Our demonstrator: ${figure(km ?? 0)} km of test drives and one service, done here.`,
	({ km, builtInWords }) =>
		`Driven to work and back by our sales manager: ${figure(km ?? 0)} km since ${builtInWords}.`,
	({ km }) => `A service loan car until last week, with ${figure(km ?? 0)} km on it.`,
	({ km, colour }) =>
		`You may have seen the ${colour} one on the road with our name on it. The signwriting is off now, and there are ${figure(km ?? 0)} km on the clock.`,
	({ km, model }) =>
		`You may have driven this very ${model}: it was our demonstrator for ${figure(km ?? 0)} km.`,
	({ km, builtInWords }) =>
		`Our parts manager has had it since ${builtInWords} and has never taken it off the bitumen: ${figure(km ?? 0)} km.`,
];

/** Advantages of a demonstrator. */
export const DEMO_TERMS: readonly Saying[] = [
	'The balance of the new-car warranty goes with it.',
	({ story }) => `Tyres have ${story.tread} mm left, and the first service is done.`,
	({ story }) => story.mark && `It has ${story.mark}, which is in the price.`,
	({ builtInWords }) => `Warranty runs from its first registration, a month after ${builtInWords}.`,
	'Rubber mats and a cargo tray were fitted for its time with us, and stay in it.',
	'It is registered, so you can drive it away today.',
];
