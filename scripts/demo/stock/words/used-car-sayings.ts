import type { Saying } from './about.ts';
import { capital, figure, inWords, listed, withArticle } from './phrases.ts';

/** Where a used car comes from. */
export const ORIGIN: readonly Saying[] = [
	({ story }) => (story.owners === 1 ? `One owner from new: ${story.lastOwner}.` : null),
	({ story, builtInWords }) =>
		story.owners === 1
			? `Bought new by ${story.lastOwner} soon after ${builtInWords}, and kept until now.`
			: null,
	({ story, model }) =>
		story.owners === 1 ? `${capital(story.lastOwner)} had this ${model} from its first day.` : null,
	({ story, age, km }) =>
		story.owners === 1 && km && age > 2
			? `${figure(Math.round(km / age / 500) * 500)} km a year since new, all of them by ${story.lastOwner}.`
			: null,
	({ story }) => (story.owners === 2 ? `Two owners, the last of them ${story.lastOwner}.` : null),
	({ story, year, age }) =>
		story.owners === 2 && age > 4
			? `Sold new in ${year}; its second owner, ${story.lastOwner}, had it for ${inWords(Math.max(2, Math.floor(age / 2)))} years.`
			: null,
	({ story, year }) =>
		story.owners === 2
			? `${capital(story.lastOwner)} bought it from the first owner, who had it from ${year}, and traded it here.`
			: null,
	({ story }) =>
		story.owners === 3 ? `Three owners on the papers, most recently ${story.lastOwner}.` : null,
	({ story, km }) =>
		story.owners === 3 && km
			? `The last of its three owners, ${story.lastOwner}, took it to ${figure(km)} km.`
			: null,
	({ story, km }) =>
		km && km < 60_000 ? `Came to us from ${story.lastOwner} with ${figure(km)} km on it.` : null,
	({ story, model }) => `We took this ${model} from ${story.lastOwner}.`,
	({ story, age }) => (age > 3 ? `Traded by ${story.lastOwner} on something newer.` : null),
	({ story, km }) =>
		km && km > 120_000
			? `It has worked for its living, ${figure(km)} km of it, with ${story.lastOwner}.`
			: null,
];

/** Service history. */
export const HISTORY: readonly Saying[] = [
	({ story: { services } }) =>
		services.done === services.due && services.due > 2
			? `All ${inWords(services.done)} services are in the book, the last at ${figure(services.lastKm)} km.`
			: null,
	({ story: { services } }) =>
		services.done === services.due && services.due === 2
			? `Both services are in the book, the second at ${figure(services.lastKm)} km.`
			: null,
	({ story: { services } }) =>
		services.done === services.due && services.due > 1
			? `The log book is complete; ${services.lastMonth} was the last stamp, at ${figure(services.lastKm)} km.`
			: null,
	({ story: { services } }) =>
		services.done < services.due && services.done > 1
			? `${capital(inWords(services.done))} of ${inWords(services.due)} services are stamped, the last of them in ${services.lastMonth} at ${figure(services.lastKm)} km.`
			: null,
	({ story: { services } }) =>
		services.done < services.due && services.done > 2
			? `One stamp is missing from the book and we could not find out why; the rest are there, up to ${figure(services.lastKm)} km.`
			: null,
	({ story: { services } }) =>
		`Last serviced in ${services.lastMonth} at ${figure(services.lastKm)} km, with the invoice to show for it.`,
	({ story: { services } }) =>
		`We rang the workshop that looked after it: its last visit was in ${services.lastMonth}, at ${figure(services.lastKm)} km.`,
	({ story: { services, keys } }) =>
		keys === 2
			? `Both keys, the handbooks and a service record up to ${figure(services.lastKm)} km come with it.`
			: null,
	({ story: { services, keys } }) =>
		keys === 1
			? `It came with one key, so we had a second one cut. The service record runs to ${figure(services.lastKm)} km.`
			: null,
];

/** Workshop findings and work. */
export const WORKSHOP: readonly Saying[] = [
	({ story }) => `Our workshop ${story.work}.`,
	({ story, km }) =>
		km ? `On the hoist at ${figure(km)} km our workshop ${story.work} and found nothing else to do.` : null,
	({ story }) => (story.newTyres === 4 ? `We ${story.work} and put it on four new tyres.` : null),
	({ story }) =>
		story.newTyres === 4
			? 'Four new tyres and an alignment, done last week. The invoice is in the glovebox.'
			: null,
	({ story }) =>
		story.newTyres === 2 ? `Two new tyres on the front; the rears have ${story.tread} mm left.` : null,
	({ story }) =>
		story.newTyres === 2
			? `We replaced the rear tyres and ${story.work}. The fronts have ${story.tread} mm.`
			: null,
	({ story }) => (story.newTyres === 0 ? `The tyres have ${story.tread} mm or better all round.` : null),
	({ story }) =>
		story.newTyres === 0
			? `Tyres at ${story.tread} mm and brakes at ${40 + Math.round(story.tread * 6)} per cent; we ${story.work} as well.`
			: null,
	({ story, model }) => `We drove this ${model} for a day, then ${story.work}.`,
];

/** Flaws, or their absence. */
export const FLAWS: readonly Saying[] = [
	({ story }) => story.mark && `Apart from ${story.mark} we found nothing worth telling you about.`,
	({ story }) => story.mark && `You will find ${story.mark}. We left it as it was and took it off the price.`,
	({ story }) => story.mark && `Honest wear: ${story.mark}.`,
	({ story }) => story.mark && `It has ${story.mark}, so look for it when you come.`,
	({ story, age }) => (story.mark && age > 5 ? `Tidy for its age, apart from ${story.mark}.` : null),
	({ story }) => story.mark && `We noted ${story.mark} and nothing else.`,
	({ story }) => story.mark && `The inspection sheet has one line on it: ${story.mark}.`,
	({ story, colour }) =>
		story.mark === null ? `The ${colour} paint has no marks that we could find.` : null,
	({ story }) => (story.mark === null ? 'We went over it twice and found no damage to report.' : null),
	({ story, interior }) =>
		story.mark === null && interior
			? `${capital(interior.toLowerCase())} trim without a tear or a burn, and straight panels all round.`
			: null,
	({ story, year, age }) =>
		story.mark === null && age > 5 ? `You would not pick it as a ${year} from the state of the seats.` : null,
];

/** Equipment and figures. */
export const SUBSTANCE: readonly Saying[] = [
	({ extras, badge }) =>
		badge && extras.length > 2 ? `${capital(withArticle(badge))} has ${listed(extras.slice(0, 3))}.` : null,
	({ kit }) => `Fitted: ${listed(kit.slice(-4))}.`,
	({ kit, gearbox }) => `${capital(gearbox.toLowerCase())}, with ${listed(kit.slice(-2))}.`,
	({ kit, extras }) => (extras.length === 0 ? `Nothing fancy, but it has ${listed(kit.slice(0, 3))}.` : null),
	({ tow, kit }) =>
		tow && tow >= 2_500
			? `Rated to tow ${figure(tow)} kg with brakes, and it has ${listed(kit.slice(-2))}.`
			: null,
	({ use, tank, fuel }) =>
		use && tank && fuel !== 'Plug-in hybrid'
			? `The maker says ${use} L/100 km, which makes ${figure(Math.floor(((tank / use) * 100) / 50) * 50)} km from the ${tank}-litre tank.`
			: null,
	({ use, fuel, kit }) =>
		use && fuel === 'Hybrid'
			? `The hybrid drive uses ${use} L/100 km by the book; ${listed(kit.slice(-2))} come with it.`
			: null,
	({ fuel, kit }) =>
		fuel === 'Electric'
			? `The charging cable is in the boot and the battery report is on file. It has ${listed(kit.slice(-3))}.`
			: null,
	({ fuel, kit }) =>
		fuel === 'Plug-in hybrid'
			? `Charges from a household socket overnight, and has ${listed(kit.slice(-2))}.`
			: null,
	({ seats, kit }) => (seats >= 7 ? `Seats for ${inWords(seats)}, with ${listed(kit.slice(-2))}.` : null),
];

/** Openings for a used car that has not arrived. */
export const USED_COMING: readonly Saying[] = [
	'Here within a fortnight: its owner is waiting for a new one and trades it in then.',
	({ story }) => `Coming from ${story.lastOwner} at the end of the month.`,
	({ story }) =>
		`In the workshop, where they have ${story.work}. Put your name on it now, drive it next week.`,
	({ yard }) => `Bought last week and on its way to ${yard}; the price will not change when it arrives.`,
	({ km }) => (km ? `Due next week with about ${figure(Math.round(km / 500) * 500)} km on it.` : null),
];
