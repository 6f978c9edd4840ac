import type { NamedVehicle } from '../answer.ts';
import { COMMON, namesIn, type StockName } from './vehicle-words.ts';

/** Words of badges that mean something else by themselves, such as a part of the vehicle: 'the air', 'the base', 'the slide'. */
const ORDINARY = new Set(
	'air base core edge pack style standard premium single double extended long short manual auto crew cab tray slide bunk camper couples pop top classic black street travel outback pure super limited icon'.split(
		' ',
	),
);

/** The words of a badge by which vehicles are called, without what is fitted: 'SR5 with Premium Interior' is 'the SR5'. */
export const badgeWords = (badge: string): string[] =>
	badge
		.toLowerCase()
		.replace(/ with .*/, '')
		.split(' ')
		.filter((word) => !ORDINARY.has(word) && !COMMON.has(word));

/** Whether the title of one of some vehicles has a word. */
export const isTitled = (vehicles: readonly NamedVehicle[], word: string): boolean =>
	vehicles.some(({ title }) => title.toLowerCase().split(' ').includes(word));

/** Whether a text in lower case names a model of some vehicles with a badge that none of them has: 'the RAV4 XSE' beside a GX. */
export const isOfOtherBadge = (
	text: string,
	vehicles: readonly NamedVehicle[],
	names: readonly StockName[],
): boolean =>
	names
		.filter(({ make, model }) => vehicles.some((one) => one.make === make && one.model === model))
		.some((name) =>
			namesIn(text, [name]).some((typed) => {
				const [, badge] = /^ ([a-z][\w-]*)/.exec(text.slice(text.indexOf(typed) + typed.length)) ?? [];
				const isBadge = badge !== undefined && name.badges.some((one) => badgeWords(one).includes(badge));
				return isBadge && !isTitled(vehicles, badge);
			}),
		);
