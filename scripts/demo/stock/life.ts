import { addDays, daysBetween, type LocalDate } from '../../../src/domain/time/local-date.ts';
import { between, pickEarly, type Random } from './random.ts';
import { type Slot, yearsOf } from './slots.ts';

/** When a vehicle was built, and its odometer reading. */
export interface Life {
	built: LocalDate;
	/** Years, with a fraction. */
	age: number;
	/** Kilometres; null for a vehicle without an odometer. */
	km: number | null;
}

const DAYS_IN_A_YEAR = 365.25;

/** Fewest and most days since it was built: a new vehicle has come by ship, a demonstrator has been in use. */
const DAYS_SINCE_BUILT = { new: [25, 170], demo: [130, 420] } as const;

/** A vehicle's dates and kilometres up to today. */
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
	// A vehicle built last December is less than a year old, but may have had an owner for some months.
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
