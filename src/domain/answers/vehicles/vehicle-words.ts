/** The make and model of a vehicle. */
export interface MakeAndModel {
	make: string;
	model: string;
}

/** A model of the stock with the badges that its vehicles have. */
export interface StockName extends MakeAndModel {
	badges: readonly string[];
}

/** Words of models that mean something else by themselves. */
export const COMMON: ReadonlySet<string> = new Set(
	'model series class grand sport cross city life land range road new custom tank space plus cab van tourer touring family adventure hybrid electric plugin petrol diesel turbo hatch sedan wagon coupe convertible'.split(
		' ',
	),
);

/** Before a model whose name is a number: 'an 86', 'the 2016 86'; other numbers are figures. */
const BY_NUMBER =
	'(?<=\\b(?:a|any?|another|the)(?: (?:manual|auto|automatic|used|white|black|red|blue|silver|gr[ae]y|(?:19|20)\\d\\d)){0,2} )';

/** Before the name of the visitor's own vehicle: 'my old Mazda'. */
const OWN =
	"(?<!\\b(?:my|our|mine,?|i(?:'ve| have)?(?: got)? an?|i drive an?|behind an?|(?:light|small) enough for an?|(?:trading|swap|swapping) (?:in )?an?|(?:tow|pull) (?:it|this|that) with an?) (?:[\\w-]+ ){0,2})";

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A name, whichever way its words are joined: 'D-MAX', 'dmax', 'd max'. */
const joined = (name: string) =>
	name
		.toLowerCase()
		.split(/[-\s]+/)
		.map(escaped)
		.join('[- ]?');

/** Behind the name of a vehicle that is to tow the one at hand: 'Can a Prado tow it?' */
const TOWS = '(?! (?:tow|pull)s? (?:it|this|that)\\b)';

const word = (pattern: string) => new RegExp(`${OWN}\\b(?:${pattern})(?:'?s|es)?\\b${TOWS}`, 'g');

const patterns = new Map<string, RegExp>();

function cached(key: string, make: () => string): RegExp {
	const known = patterns.get(key) ?? word(make());
	patterns.set(key, known);
	return known;
}

const makePattern = (make: string) => cached(make, () => joined(make));

/** A model by its name or a word of it: 'Prado' for LandCruiser Prado; a short one only with its make: 'Mazda 3'. */
function modelPattern({ make, model }: MakeAndModel): RegExp {
	if (model === '') return makePattern(make);
	return cached(`${make}\n${model}`, () => {
		const withMake = `${joined(make)} ${joined(model)}`;
		if (/^\d\d+$/.test(model)) return `${withMake}|${BY_NUMBER}${model}(?= (?:gts?|rs|gti)\\b|\\W*$)`;
		if (model.length < 3 || /^\d+$/.test(model) || COMMON.has(model.toLowerCase())) return withMake;
		const parts = model.split(/[-\s]+/).filter((part) => /^[a-z]{4,}$/i.test(part));
		const own = parts.filter((part) => !COMMON.has(part.toLowerCase())).map((part) => joined(part));
		return [withMake, joined(model), ...own].join('|');
	});
}

/** How plainly a text names a vehicle: 2 by its model, 1 by its make, 0 not at all. */
export function naming(plain: string, vehicle: MakeAndModel): 0 | 1 | 2 {
	if (plain.search(modelPattern(vehicle)) >= 0) return 2;
	return plain.search(makePattern(vehicle.make)) >= 0 ? 1 : 0;
}

/** A text without the names of a vehicle. */
export const withoutNames = (plain: string, vehicle: MakeAndModel): string =>
	plain
		.replace(modelPattern(vehicle), ' ')
		.replace(makePattern(vehicle.make), ' ')
		.replace(/\s+/g, ' ')
		.trim();

/** A text without the names of some vehicles; models go before makes, as a make is part of the name 'Mazda 3'. */
export const withoutAllNames = (plain: string, vehicles: readonly MakeAndModel[]): string =>
	vehicles.reduce(
		withoutNames,
		vehicles.reduce((text, vehicle) => text.replace(modelPattern(vehicle), ' '), plain),
	);

/** A code of a model: 'i30', 'bt-50'; not a figure ('30k'), an engine ('v6') or a fuel ('e10'). */
export const MODEL_CODE = /\b(?!v\d|e\d)[a-z]{1,4}-?\d[\w-]*\b/g;

/** Whether a name is that of the visitor's own vehicle, wherever else it is in a text: 'Can my Prado tow it, a Prado pulls 3 tonnes?' */
const isOwn = (plain: string, name: string) =>
	new RegExp(`\\b(?:my|our)(?: [\\w-]+){0,2} ${escaped(name)}\\b`).test(plain);

/** The names of vehicles in a text, as typed. */
export function namesIn(plain: string, vehicles: readonly MakeAndModel[]): string[] {
	const found = vehicles
		.flatMap((vehicle) => [
			...(plain.match(modelPattern(vehicle)) ?? []),
			...(plain.match(makePattern(vehicle.make)) ?? []),
		])
		.filter((name) => !isOwn(plain, name));
	const longest = [...new Set(found)].sort((a, b) => b.length - a.length);
	return longest.filter((name, index) => !longest.slice(0, index).some((other) => other.includes(name)));
}
