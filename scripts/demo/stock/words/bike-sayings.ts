import type { Saying } from './about.ts';
import { capital, figure, inWords, listed } from './phrases.ts';

/** Openings for a new motorcycle. */
export const BIKE_NEW: readonly Saying[] = [
	({ colour, model }) => `${model} in ${colour}, out of the crate and assembled here.`,
	({ builtInWords, colour }) =>
		`${colour}, built ${builtInWords}, with nothing on the clock but the ride from the workshop door.`,
	({ model }) => `The ${model} we keep on the floor, because people who sit on it want to ride it.`,
	({ badge, model }) => (badge && badge !== 'LAMS' ? `${model} ${badge}: the one with the good bits.` : null),
	({ model, colour }) => `New ${model}. ${colour} looks better in the street than on a screen.`,
	({ builtInWords }) =>
		`Built ${builtInWords}. We fuelled it, checked every bolt and rode it round the block.`,
	({ lams }) =>
		lams ? 'Learner approved, and you will not want to sell it the day you get your full licence.' : null,
	({ km, colour }) => `${km} km from crate to kerb. ${colour}.`,
	({ model, builtInWords }) => `One ${model} left from the ${builtInWords} shipment.`,
];

/** Openings for a demonstrator. */
export const BIKE_DEMO: readonly Saying[] = [
	({ km }) =>
		`Our demo bike, run in by the book over ${figure(km ?? 0)} km and serviced at the first thousand.`,
	({ km }) => `${figure(km ?? 0)} km of test rides on the Boulevard, never on a track.`,
	({ km, model }) =>
		`Half of Fitzroy has had a go on this ${model}: ${figure(km ?? 0)} km. First service done.`,
	({ km }) => `Demonstrator with ${figure(km ?? 0)} km. The rest of its factory warranty is yours.`,
];

/** Equipment. */
export const BIKE_KIT: readonly Saying[] = [
	({ kit }) => `${capital(listed(kit.slice(0, 3)))}.`,
	({ kit, cc }) => (cc > 0 ? `${figure(cc)} cc, with ${listed(kit.slice(0, 2))}.` : null),
	({ kit }) => `Highlights: ${listed(kit.slice(0, 4))}.`,
	({ kit, model }) => `Worth a look on the ${model}: ${listed(kit.slice(1, 3))}.`,
];

/** Figures. */
export const BIKE_NUMBERS: readonly Saying[] = [
	({ kit }) => `${kit.at(-2)}, ${(kit.at(-1) ?? '').toLowerCase()}.`,
	({ use, tank }) =>
		use && tank
			? `${tank} litres in the tank at ${use} L/100 km is ${figure(Math.floor(((tank / use) * 100) / 10) * 10)} km to empty.`
			: null,
	({ lams, cc }) => (lams && cc > 0 ? `LAMS approved at ${figure(cc)} cc, so a learner may ride it.` : null),
	({ gearbox }) =>
		`${capital(gearbox)}${gearbox === 'Twist and go' ? ', and that is all there is to learn' : ''}.`,
	({ use, gearbox }) => (use ? `${capital(gearbox)}; ${use} L/100 km by the book.` : null),
];

/** Where a used motorcycle comes from. */
export const BIKE_ORIGIN: readonly Saying[] = [
	({ story }) =>
		story.owners === 1
			? `One owner, ${story.lastOwner}, and every service here or at the last dealer.`
			: null,
	({ story, km }) => `${capital(story.lastOwner)} put the last of its ${figure(km ?? 0)} km on it.`,
	({ story, model }) => `Traded by ${story.lastOwner}, who kept the jacket and let the ${model} go.`,
	({ story }) => (story.owners === 2 ? `Two owners. The second was ${story.lastOwner}.` : null),
	({ story, year }) => `We sold it to ${story.lastOwner} in ${year} and were glad to have it back.`,
	({ km, age }) =>
		km && age > 2
			? `${figure(km)} km in ${inWords(Math.round(age))} years: weekends, mostly dry ones.`
			: null,
	({ story }) =>
		story.owners === 3 ? `Third owner was ${story.lastOwner}. The papers go back to the first.` : null,
];

/** What the workshop found and did. */
export const BIKE_WORK: readonly Saying[] = [
	({ story }) => `Fresh from the hoist, where we ${story.work}.`,
	({ story }) => (story.newTyres > 0 ? `New tyres both ends, and we ${story.work}.` : null),
	({ story }) => (story.newTyres === 0 ? `${story.tread} mm of tread front and rear.` : null),
	({ story }) =>
		`Last service at ${figure(story.services.lastKm)} km in ${story.services.lastMonth}; the invoice is on file.`,
	({ story }) => `Roadworthy in ${story.services.lastMonth}, after we ${story.work}.`,
	({ story, km }) => (km ? `We ${story.work} at ${figure(km)} km.` : null),
	({ story }) =>
		`${capital(inWords(story.services.done))} ${story.services.done === 1 ? 'service' : 'services'} in the book, the last in ${story.services.lastMonth}.`,
];

/** Flaws, or their absence. */
export const BIKE_FLAWS: readonly Saying[] = [
	({ story }) => story.mark && `Signs of use: ${story.mark}.`,
	({ story }) => story.mark && `${capital(story.mark)}. Otherwise straight.`,
	({ story }) => story.mark && `The one thing we would point out: ${story.mark}.`,
	({ story }) => (story.mark === null ? 'Never down, as far as the levers and pegs can tell.' : null),
	({ story }) => (story.mark === null ? 'Standard exhaust, standard levers, no stories.' : null),
	({ story }) => (story.mark === null ? 'Straight, clean and unmodified.' : null),
	({ story }) => story.mark && `It has ${story.mark}, and that is in the price.`,
];

/** Last words: test rides, trade-ins, and the shop. */
export const BIKE_CLOSING: readonly Saying[] = [
	'Test rides Tuesday to Saturday: full licence, gear, and a card for the excess.',
	'We take trades, running or in boxes.',
	'Come in with your helmet; coffee is across the road.',
	({ lams }) => (lams ? 'Learners may test it round the block with one of us in front.' : null),
	'Ride away means registered, TAC charge paid, and fuelled.',
	({ car_type }) =>
		car_type === 'used' ? null : 'The first service is on us if you bring it back within the thousand.',
	'Ring Tuesday and it can be yours by Saturday lunch.',
	'Suspension is set for your weight before it leaves.',
	({ car_type }) => (car_type === 'used' ? 'We ride every trade home before it goes on the floor.' : null),
	({ lams }) => (lams ? null : 'Unrestricted licence only; bring it with you for a ride.'),
];

/** Openings for a motorcycle that has not arrived. */
export const BIKE_COMING: readonly Saying[] = [
	'In a crate at the port. You can put your name on it; test rides have to wait.',
	({ colour }) => `Next shipment, ${colour}. Two came in the last one and both had sold by Saturday.`,
	({ builtInWords }) => `Built ${builtInWords} and on the water; allow four weeks.`,
	'In the workshop until the paperwork clears. Come and look through the roller door.',
	({ model }) => `The ${model} is here, in pieces, being assembled between services.`,
];

const RIDES: Readonly<Record<string, readonly string[]>> = {
	Adventure: [
		'It handles the gravel behind Kinglake as well as it handles Hoddle Street.',
		'Stand up on the pegs before you buy and see whether the bars are where you want them.',
		'Tall, but the weight sits low once it rolls.',
		'A tank will take you from here to Bright with one stop for a pie.',
	],
	Naked: [
		'Short, upright and quick to turn, which is what Smith Street asks of it.',
		'The Black Spur is an hour away, and this is the bike for it.',
		'Narrow enough to filter, wide enough to be seen.',
		'You sit on it rather than in it, and you can see over most cars.',
	],
	Cruiser: [
		'Feet forward, revs low, nowhere to be.',
		'It makes its noise below 4,000 and rides best there.',
		'Low enough to paddle backwards out of a pub car park.',
		'Long, so try it round our lane before you try it round yours.',
	],
	Sport: [
		'Low bars and high pegs: an hour is fine, four is a discussion.',
		'It likes Phillip Island better than Punt Road.',
		'Lean on the tank, look where you want to go, and it goes there.',
		'Built for track days, and it puts up with the commute.',
	],
	Touring: [
		'Adelaide and back is a weekend on it.',
		'Two up with luggage it does not notice the hills.',
		'The screen keeps the rain off your chest and the noise off your ears.',
		'It is happiest with a full tank and no plan.',
	],
	Scooter: [
		'Parks where a bicycle would.',
		'A shopping bag fits between your feet and a helmet under the seat.',
		'It gets from Fitzroy to the bay without touching a tram stop.',
		'Automatic, light and easy to live with.',
	],
};

/** How it rides; each style has its own sentences. */
export const BIKE_RIDE: readonly Saying[] = [0, 1, 2, 3].map(
	(index): Saying =>
		({ body }) =>
			RIDES[body]?.[index] ?? null,
);
