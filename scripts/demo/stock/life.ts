import { addDays, daysBetween, type LocalDate } from '../../../src/domain/time/local-date.ts';
import { between, pickEarly, type Random } from './random.ts';
import { type Slot, yearsOf } from './slots.ts';

/** When a vehicle was made and how far it has come. */
export interface Life {
	built: LocalDate;
	/** Years, with a fraction. */
	age: number;
	/** Kilometres; null for what has no odometer. */
	km: number | null;
}

const DAYS_IN_A_YEAR = 365.25;

/** How old the things on a yard are, days: new ones have been on a ship, demonstrators on the road. */
const DAYS_SINCE_BUILT = { new: [25, 170], demo: [130, 420] } as const;

/** The life of a vehicle up to today. */
export function lifeOf(slot: Slot, today: LocalDate): Life {
	const { random, car_type, variant } = slot;
	const built =
		car_type === 'used' ? builtUsed(slot, today) : builtLately(random, car_type, variant.from, today);
	const age = daysBetween(built, today) / DAYS_IN_A_YEAR;
	return { built, age, km: kmOf(slot, age) };
}

function builtLately(
	random: Random,
	car_type: 'new' | 'demo',
	firstYear: number,
	today: LocalDate,
): LocalDate {
	const [least, most] = DAYS_SINCE_BUILT[car_type];
	const built = addDays(today, -between(random, least, most));
	return built < `${firstYear}-01-02` ? `${firstYear}-01-02` : built;
}

function builtUsed({ random, variant }: Slot, today: LocalDate): LocalDate {
	const [first, last] = yearsOf(variant, 'used', Number(today.slice(0, 4))) ?? [variant.from, variant.from];
	const years = Array.from({ length: last - first + 1 }, (_, back) => last - back);
	const month = String(between(random, 1, 12)).padStart(2, '0');
	const built = `${pickEarly(random, years)}-${month}-15`;
	// What was built last December is not a year old, but has had an owner for some months.
	const latest = addDays(today, -120);
	return built > latest ? latest : built;
}

function kmOf({ random, car_type, variant: { yearlyKm } }: Slot, age: number): number | null {
	if (!yearlyKm) return null;
	const [low, high] = yearlyKm;
	switch (car_type) {
		case 'new':
			return between(random, 4, 38);
		case 'demo':
			return between(random, Math.round(low * 0.12), Math.round(high * 0.42));
		case 'used': {
			const yearly = low + random() * (high - low);
			return (
				Math.round(Math.min(age, 8) * yearly + Math.max(0, age - 8) * yearly * 0.7) + between(random, 0, 900)
			);
		}
	}
}
