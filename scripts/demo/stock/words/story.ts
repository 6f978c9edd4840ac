import type { ItemType } from '../../../../src/domain/vehicle/attributes/item-type.ts';
import { between, pick, type Random } from '../random.ts';
import type { Story } from './about.ts';
import { FINDINGS, LIGHT_WORK } from './findings.ts';

/** Kilometres between services; a vehicle without an odometer has one service a year. */
const SERVICE_KM: Record<ItemType, number> = { car: 15_000, caravan: 15_000, motorcycle: 8_000 };

const MONTHS = [
	'January',
	'February',
	'March',
	'April',
	'May',
	'June',
	'July',
	'August',
	'September',
	'October',
	'November',
	'December',
];

/** Invents a vehicle's history. */
export function storyOf(
	random: Random,
	{
		item,
		age,
		km,
		lastOwners,
		month,
	}: { item: ItemType; age: number; km: number | null; lastOwners: readonly string[]; month: number },
): Story {
	const { marks, work } = FINDINGS[item];
	const due = Math.max(
		1,
		Math.min(14, Math.round(km === null ? age : Math.max(km / SERVICE_KM[item], age * 0.8))),
	);
	const isComplete = random() < 0.7;
	return {
		owners: age < 3 ? 1 : age < 7 ? between(random, 1, 2) : between(random, 1, 3),
		lastOwner: pick(random, lastOwners),
		services: {
			due,
			done: isComplete ? due : Math.max(1, due - 1),
			lastKm: Math.max(1_000, (km ?? 0) - between(random, 240, 5_900)),
			lastMonth: MONTHS[(month + 11 - between(random, 1, 5)) % 12] ?? 'January',
		},
		tread: between(random, 9, 15) / 2,
		newTyres: pick(random, [0, 0, 0, 2, 4] as const),
		work: pick(random, age < 3 ? work.slice(0, LIGHT_WORK) : work),
		mark: random() < 0.68 ? pick(random, marks) : null,
		keys: random() < 0.85 ? 2 : 1,
	};
}

/** '03/2024' as 'March 2024'. */
export function monthInWords(date: string): string {
	return `${MONTHS[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`;
}
