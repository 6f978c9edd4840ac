import type { About, AboutVan, Saying } from './about.ts';
import { capital, figure, inWords, listed } from './phrases.ts';

/** A sentence about a van's own facts. */
const van =
	(say: (van: AboutVan, about: About) => string | null): Saying =>
	(about) =>
		about.van && say(about.van, about);

/** A sentence about a towed van. */
const towed = (say: (van: AboutVan, about: About) => string | null): Saying =>
	van((facts, about) => (facts.isTowed ? say(facts, about) : null));

const inMetres = (feet: number) => (feet / 3.28084).toFixed(1);

/** Floor plan, berths and length. */
export const VAN_LAYOUT: readonly Saying[] = [
	van(({ plan }) => `${plan}.`),
	van(({ plan, sleeps }) => `${plan}. It sleeps ${inWords(sleeps)}.`),
	van(
		({ plan, feet }) => `${inMetres(feet)} metres of body: ${plan.charAt(0).toLowerCase()}${plan.slice(1)}.`,
	),
	van(({ plan, width }) => `${plan}, in a body ${width} wide.`),
];

/** Weights, and what tows it. */
export const VAN_WEIGHTS: readonly Saying[] = [
	towed(
		({ tare, most }) =>
			`Tare is ${figure(tare)} kg on its plate, ATM ${figure(most)} kg, so ${figure(most - tare)} kg is yours to pack.`,
	),
	towed(
		({ tare, most }) =>
			`You can load ${figure(most - tare)} kg of water, food and gear before it reaches its ${figure(most)} kg ATM.`,
	),
	towed(
		({ tare, most }) =>
			`ATM is ${figure(most)} kg, and it leaves us at ${figure(tare)} kg with the tanks empty.`,
	),
	towed(({ tare }) => `Weighed empty at ${figure(tare)} kg; we hand you the weighbridge ticket.`),
	towed(({ most }) =>
		most <= 2_500 && most > 1_800
			? `At ${figure(most)} kg ATM it suits most mid-size four-wheel drives; bring the handbook and we will check yours.`
			: null,
	),
	towed(({ most }) =>
		most > 3_000 && most <= 3_500
			? `${figure(most)} kg ATM wants a tow car rated to 3,500 kg. We will do the sums with you before you pay anything.`
			: null,
	),
	towed(({ most }) =>
		most > 3_500
			? `${figure(most)} kg ATM is more than any ute can tow as it leaves the factory; talk to us about yours first.`
			: null,
	),
	towed(({ tare, most }) =>
		most <= 1_800 ? `Light enough at ${figure(tare)} kg for a family SUV with a brake controller.` : null,
	),
	van(({ most, isTowed }) =>
		!isTowed && most <= 4_500 ? `${figure(most)} kg GVM, so an ordinary car licence will do.` : null,
	),
	van(({ most, isTowed }) =>
		!isTowed && most > 4_500
			? `${figure(most)} kg GVM, which needs a light rigid licence in Victoria.`
			: null,
	),
];

/** Equipment, and what it is good for. */
export const VAN_SUBSTANCE: readonly Saying[] = [
	({ kit }) => `It has ${listed(kit.slice(-3))}.`,
	({ kit }) => `Aboard: ${listed(kit.slice(2, 6))}.`,
	({ kit }) =>
		`${capital(listed([kit.at(-1) ?? '', kit.at(-2) ?? '']))} are fitted, and everything has been switched on and tried.`,
	({ kit }) => `Col’s pick of the list: ${listed(kit.slice(-4, -1))}.`,
	({ kit }) =>
		kit.some((item) => /lithium/.test(item))
			? 'Enough battery and sun for three nights away from a power pole, longer if you go easy on the microwave.'
			: null,
];

/** Where a used van comes from. */
export const VAN_ORIGIN: readonly Saying[] = [
	({ story, year }) => (story.owners === 1 ? `One owner since ${year}: ${story.lastOwner}.` : null),
	({ story }) =>
		story.owners === 1 ? `${capital(story.lastOwner)} bought it new and kept it under cover.` : null,
	({ story, model }) =>
		`Traded by ${story.lastOwner} on something longer than ${/^[AEIO]/.test(model) ? 'an' : 'a'} ${model}.`,
	({ story }) => `Traded by ${story.lastOwner}, who wanted something smaller.`,
	({ story, age }) =>
		age > 3 ? `It has been to the Cape with ${story.lastOwner}, and gone over underneath since.` : null,
	({ story }) => (story.owners === 2 ? `Two owners, the last of them ${story.lastOwner}.` : null),
	({ story }) =>
		story.owners === 3
			? `Three owners, most recently ${story.lastOwner}. The handbook has notes from all of them.`
			: null,
	({ story, km }) => (km ? `${figure(km)} km with ${story.lastOwner}, serviced every year.` : null),
	({ story, year }) => `A ${year} van from ${story.lastOwner}, with a folder of receipts.`,
];

/** What the workshop found and did. */
export const VAN_WORK: readonly Saying[] = [
	({ story }) => `We ${story.work}.`,
	towed(
		(_, { story }) =>
			`Brakes were adjusted in ${story.services.lastMonth}, and while it was up we ${story.work}.`,
	),
	({ story }) =>
		`Our bloke with the moisture meter found it dry throughout in ${story.services.lastMonth}; the readings are on file.`,
	({ story }) => (story.newTyres > 0 ? `New tyres all round, and we ${story.work}.` : null),
	({ story }) => `Gas and water were tested in ${story.services.lastMonth}, with a certificate for both.`,
	({ story }) => `Our workshop had it for two days and ${story.work}.`,
	({ story }) =>
		`Fridge, stove and air conditioner ran for a night in our shed. Before that we ${story.work}.`,
	towed((_, { story }) => `Tyres have ${story.tread} mm left and a date code you can read.`),
	({ story }) =>
		`${capital(inWords(story.services.due))} ${story.services.due === 1 ? 'service' : 'services'} in its book; at the last we ${story.work}.`,
];

/** Flaws, or their absence. */
export const VAN_FLAWS: readonly Saying[] = [
	({ story }) => story.mark && `It has ${story.mark}, but nothing that lets water in.`,
	({ story }) => story.mark && `Be aware of ${story.mark}.`,
	({ story }) => story.mark && `${capital(story.mark)}: that is the lot.`,
	({ story }) => story.mark && `Col noted ${story.mark} and found nothing else.`,
	({ story }) => (story.mark === null ? 'We could not find a dent or a stain in it.' : null),
	({ story }) => (story.mark === null ? 'Every cupboard, hatch and tap does what it should.' : null),
];

/** Openings for a new van. */
export const VAN_NEW: readonly Saying[] = [
	({ model, builtInWords }) =>
		`${model}, built in ${builtInWords}, on the yard and hooked up to power so you can see it as it will be.`,
	({ colour, builtInWords }) => `${colour}, built in ${builtInWords}, never slept in.`,
	({ model, badge }) => `${model} ${badge}, a layout we would put on any shortlist.`,
	({ builtInWords }) =>
		`New stock from ${builtInWords}, with the maker’s structural warranty from the day you collect it.`,
	van(
		({ feet }, { model }) =>
			`A ${inMetres(feet)} metre ${model}, new, with the price on the road in Victoria.`,
	),
	({ badge }) => `This ${badge} was a show van for one weekend and has had a duster over it since.`,
	({ model, make }) => `${make} sends us one ${model} at a time. This is the one you can walk through today.`,
];

/** Openings for a demonstrator. */
export const VAN_DEMO: readonly Saying[] = [
	({ builtInWords, story }) =>
		`Our hire van since ${builtInWords}: ${inWords(3 + Math.round(story.tread))} trips, all of them written in the book.`,
	({ model }) =>
		`The ${model} we take to the shows, so its cupboards have been opened plenty of times, but it has never been slept in.`,
	({ model }) =>
		`The ${model} we lend to people who cannot decide. Three families have; two bought new ones.`,
	({ builtInWords, colour }) =>
		`Display van from ${builtInWords}, ${colour.charAt(0).toLowerCase()}${colour.slice(1)}, with its warranty starting the day you collect it.`,
	({ badge }) => `This ${badge} was on display by the gate all season.`,
];

/** Last words: the handover, and the yard. */
export const VAN_CLOSING: readonly Saying[] = [
	'Bev does handovers on weekday mornings and will not let you leave until you have reversed it.',
	'Park it on our lawn for a night with power before you take it home.',
	towed(() => 'Bring your tow car and we will measure the hitch height while the kettle boils.'),
	'Trade-ins of caravans, campers and tow cars are welcome.',
	'We can store it under cover for a month if your shed is not ready.',
	towed(() => 'A brake controller can be fitted here while you learn the gas locker.'),
	van(({ isTowed }) => (isTowed ? null : 'Drive it round the lake first; the insurance is ours.')),
	'Ask for Col if you want to know what it is like in a crosswind.',
	'Ring before you drive a long way and we will set it up for you.',
];

/** Openings for a van that has not arrived. */
export const VAN_COMING: readonly Saying[] = [
	({ make }) => `${make} has it on the line now; we expect it within six weeks.`,
	'Ordered for the yard and due before the holidays. A deposit puts your name on it.',
	({ model }) => `The next ${model} to come; the last one was here for a week.`,
	({ yard }) => `On its way to ${yard}. We will ring you the day it comes through the gate.`,
	'Still with us in the workshop. You can look through the door, but not turn anything on yet.',
];
