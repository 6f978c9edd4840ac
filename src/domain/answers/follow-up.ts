import type { NamedVehicle } from './answer.ts';
import { completeQuestion } from './questions/complete-question.ts';
import { lowerText } from './questions/question-words.ts';
import type { Talk } from './talk.ts';
import { badgeWords, isOfOtherBadge } from './vehicles/badge-words.ts';
import { isTold } from './vehicles/told-apart.ts';
import { namesIn, naming, type StockName, withoutNames } from './vehicles/vehicle-words.ts';

/** A question with what a conversation adds to it. */
export type FollowUp =
	| {
			kind: 'clear';
			question: string;
			/** The vehicle it is about; null for none so far. */
			vehicle: NamedVehicle | null;
			/** Whether the question names or points to that vehicle. */
			isPointed: boolean;
	  }
	| {
			kind: 'which';
			options: readonly NamedVehicle[];
			asked: string;
			/** Whether the question names or points to them; else they are only those of the last list. */
			isPointed: boolean;
	  };

/** What begins a question without belonging to it. */
const LEAD =
	/^(?:(?:ok(?:ay)?|and|so|but|also|then|well|cool|great|right|hmm+|oh|yeah|yep|yes|no|thanks|cheers)\b[,.! ]*)+/;
const ABOUT = /^(?:(?:what|how) about|same (?:question )?for)\b */;
const OTHER = /\b(?:the |that )?other(?: one| car| vehicle)?(?:'s)?\b[?.! ]*$/;
/** Within a question: 'Is the other one a manual?' */
const OTHER_WITHIN = /\b(?:the|that|your) other (?:one|car|vehicle)\b/;
const ORDINAL =
	/\b(?:the )?(first|second|third|1st|2nd|3rd|last)(?: one| car| vehicle)\b|\bthe (first|second|third|last)\b[?.! ]*$/;
const YEAR = /\bthe (?:\w+ )?((?:19|20)\d\d)\b(?: one| model| car)?/;
const THIS = /\bthis(?: one| car| vehicle| van| ute| bike)?\b/;

const THAT = /^that(?: one| car| vehicle)?[?.! ]*$/;

/** What a vehicle is asked that is pointed to before any question. */
const FIRST_ASKED = 'how much is it';

const RANKS: Readonly<Record<string, number>> = {
	...{ first: 0, second: 1, third: 2, last: -1 },
	...{ '1st': 0, '2nd': 1, '3rd': 2 },
};

/** A question in lower case without what it begins with: 'And what about'. */
export const withoutLead = (plain: string): string => plain.replace(LEAD, '').replace(ABOUT, '');

/**
 * Completes a question with the vehicle and the subject of the conversation: 'And the other one?'
 *
 * @param names the makes and models of the stock
 */
export function followUp(typed: string, talk: Talk, names: readonly StockName[]): FollowUp {
	const rest = withoutLead(lowerText(typed));
	const pointed = pointedAt(rest, talk, names);
	if (pointed) {
		const question = completeQuestion(pointed.rest, { asked: talk.asked ?? FIRST_ASKED });
		return 'options' in pointed
			? { kind: 'which', options: pointed.options, asked: question, isPointed: true }
			: { kind: 'clear', question, vehicle: pointed.vehicle, isPointed: true };
	}
	if (THIS.test(rest) && talk.page)
		return { kind: 'clear', question: completeQuestion(rest, talk), vehicle: talk.page, isPointed: false };
	if (!talk.subject && talk.listed.length > 1)
		return { kind: 'which', options: withPage(talk), asked: completeQuestion(rest, talk), isPointed: false };
	return { kind: 'clear', question: completeQuestion(rest, talk), vehicle: talk.subject, isPointed: false };
}

/** The vehicles that 'it' may be: the page's own, and those of the last list. */
const withPage = ({ page, listed }: Talk): readonly NamedVehicle[] =>
	page && !listed.some(({ slug }) => slug === page.slug) ? [page, ...listed] : listed;

/** The vehicle, or those, that a text points to, with what else it says. */
type Pointed = { rest: string } & ({ vehicle: NamedVehicle } | { options: readonly NamedVehicle[] });

/** The vehicle that a text means by 'it', 'the other one' or 'the second one', or those that it may mean; null where it points to none. */
export function pointedAt(rest: string, talk: Talk, names: readonly StockName[]): Pointed | null {
	const { listed, mentioned } = talk;
	if (OTHER.test(rest) || OTHER_WITHIN.test(rest)) {
		const left = rest.replace(OTHER, '').replace(OTHER_WITHIN, 'it');
		// Beside none of a list, any of them may be the other one.
		if (!talk.subject && listed.length > 1) return { options: listed, rest: left };
		const vehicle = otherOf(talk);
		if (vehicle) return { vehicle, rest: left };
		return OTHER_WITHIN.test(rest) ? { options: [], rest: left } : null;
	}
	if (THAT.test(rest) && talk.subject) return { vehicle: talk.subject, rest: '' };
	const titled = mentioned.find(({ title }) => rest.includes(title.toLowerCase()));
	if (titled)
		return { vehicle: titled, rest: rest.replace(titled.title.toLowerCase(), '').replace(/^the\b/, '') };
	const badged = ofBadge(rest, mentioned);
	if (badged) return badged;
	const [ordinal, ...ranks] = ORDINAL.exec(rest) ?? [];
	const rank = RANKS[ranks.find(Boolean) ?? ''] ?? Infinity;
	// Of a list of one the second is that one, after the page's own.
	const listedOne = ordinal && (listed.at(rank) ?? withPage(talk).at(rank));
	if (listedOne) return { vehicle: listedOne, rest: rest.replace(ORDINAL, '') };
	const [dated, year = ''] = YEAR.exec(rest) ?? [];
	// 'The 2019 Corolla' is no other vehicle of that year.
	const isOther = namesIn(rest, names).some(
		(name) => !mentioned.some((vehicle) => naming(name, vehicle) > 0),
	);
	const ofYear = dated && !isOther ? mentioned.filter(({ title }) => title.startsWith(year)) : [];
	const [onlyOfYear] = ofYear;
	if (ofYear.length === 1 && onlyOfYear)
		return { vehicle: onlyOfYear, rest: withoutNames(rest.replace(YEAR, ''), onlyOfYear) };
	const isAnother = isTold(rest, namesIn(rest, mentioned)) || isOfOtherBadge(rest, mentioned, names);
	return isAnother ? null : named(rest, talk);
}

/** The only vehicle of a conversation with a word of its badge: 'the SX'; null for 'Is it the SX?' */
function ofBadge(rest: string, mentioned: readonly NamedVehicle[]): Pointed | null {
	if (/\b(?:it|this|that)\b/.test(rest)) return null;
	const found = mentioned.flatMap((vehicle) => {
		const badge = badgeWords(withoutNames(vehicle.title.toLowerCase(), vehicle)).slice(1);
		const words = badge.find((one) => ` ${rest} `.includes(` the ${one} `));
		return words === undefined ? [] : [{ vehicle, rest: rest.replace(`the ${words}`, ' ') }];
	});
	return (found.length === 1 && found[0]) || null;
}

/** The vehicle of the conversation that a text names best. */
function named(rest: string, { subject, page, mentioned }: Talk): Pointed | null {
	const best = Math.max(0, ...mentioned.map((vehicle) => naming(rest, vehicle)));
	if (best === 0) return null;
	const all = mentioned.filter((vehicle) => naming(rest, vehicle) === best);
	const isOf = (wanted: NamedVehicle | null) => all.find(({ slug }) => slug === wanted?.slug);
	const vehicle = all.length === 1 ? all[0] : (isOf(subject) ?? isOf(page));
	return vehicle ? { vehicle, rest: withoutNames(rest, vehicle) } : { options: all, rest };
}

/**
 * The vehicle beside the one last answered about: of a list of two, the second; of one that was only listed, that one; else the one before.
 */
function otherOf({ answered, listed, mentioned, page }: Talk): NamedVehicle | null {
	const others = (all: readonly NamedVehicle[]) => all.filter(({ slug }) => slug !== answered?.slug);
	const isListed = listed.some(({ slug }) => slug === answered?.slug);
	if (isListed && listed.length === 2) return others(listed)[0] ?? null;
	if (isListed && page && page.slug !== answered?.slug) return page;
	return others(mentioned).at(-1) ?? null;
}
