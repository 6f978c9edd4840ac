import { departmentIn, OPENING_HOURS } from './hours-answer.ts';
import type { Passage } from './passages/passage.ts';
import { lowerText } from './questions/question-words.ts';

/** The names of the facts with the address and the number of a location. */
const WHERE: readonly (string | null)[] = ['Where to see it', 'Phone'];

const isOfLocation = ({ label, hours, date }: Passage) =>
	hours !== undefined || date !== undefined || WHERE.includes(label);

/** Asks for the vehicle's own location, whichever one it names: 'Is it in Newstead?' */
const OF_VEHICLE = /\b(?:it|this|that|(?:the|your) (?:car|vehicle|van|ute|bike|caravan))\b/;

/** The location that a question names; null for none. */
export function namedLocation(question: string, passages: readonly Passage[]): string | null {
	const lower = lowerText(question);
	if (OF_VEHICLE.test(lower)) return null;
	const locations = new Set(passages.filter(isOfLocation).map(({ from }) => from));
	const isNamed = (location: string) => {
		const at = lower.indexOf(lowerText(location));
		return (
			at >= 0 && !/\w/.test(lower.charAt(at - 1)) && !/\w/.test(lower.charAt(at + lowerText(location).length))
		);
	};
	return [...locations].filter(isNamed).sort((a, b) => b.length - a.length)[0] ?? null;
}

/**
 * The dealer's passages without those of other locations than a question is about: the one that it names, that of the department it names,
 * or else the vehicle's.
 *
 * @param location the vehicle's; null where none is known, or no vehicle is meant
 */
export function ofMeantLocation(
	question: string,
	passages: readonly Passage[],
	location: string | null,
): readonly Passage[] {
	const named = namedLocation(question, passages);
	const wanted = named === null ? (departments(question, passages) ?? [location]) : [named];
	const hasLocation = passages.some((passage) => isOfLocation(passage) && wanted.includes(passage.from));
	return hasLocation
		? passages.filter((passage) => !isOfLocation(passage) || wanted.includes(passage.from))
		: passages;
}

function departments(question: string, passages: readonly Passage[]): (string | null)[] | null {
	const label = departmentIn(lowerText(question));
	const found = passages.flatMap((passage) => (passage.label === label ? passage.from : []));
	return label !== OPENING_HOURS && found.length > 0 ? found : null;
}

/**
 * What may be quoted about a vehicle and its dealer: the vehicle's phone number and address come before those of its location, and give way
 * to those of a location that the question names.
 */
export function withMeantLocation(
	question: string,
	own: readonly Passage[],
	dealer: readonly Passage[],
	location: string | null,
): readonly Passage[] {
	const pages = ofMeantLocation(question, dealer, location);
	const here = pages.filter((passage) => !isOfLocation(passage) || passage.from === location);
	const elsewhere = pages.filter((passage) => !here.includes(passage));
	const asked = new Set(elsewhere.map(({ label }) => label));
	const known = new Set(own.map(({ label }) => label));
	const isWhere = (label: string | null, labels: ReadonlySet<string | null>) =>
		WHERE.includes(label) && labels.has(label);
	return [
		...own.filter(({ label }) => !isWhere(label, asked)),
		...here.filter(({ label }) => !isWhere(label, known)),
		...elsewhere,
	];
}
