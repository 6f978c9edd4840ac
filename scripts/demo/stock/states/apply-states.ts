import type { LocalDate } from '../../../../src/domain/time/local-date.ts';
import type { DealerPlan } from '../dealers/dealer-plan.ts';
import type { Draft } from '../draft.ts';
import { between, randomFrom, shuffled } from '../random.ts';
import { CONTENT_STATES } from './content-states.ts';
import { PRICE_STATES } from './price-states.ts';
import { arrived, SALE_STATES } from './sale-states.ts';
import type { State } from './state.ts';

const STATES: readonly State[] = [...SALE_STATES, ...PRICE_STATES, ...CONTENT_STATES];

/** Assigns states to vehicles, at most one each, so that every state is on show on every day. */
export function applyStates(drafts: readonly Draft[], plan: DealerPlan, today: LocalDate): void {
	for (const { vehicle, slot } of drafts) {
		Object.assign(vehicle, arrived(slot.random, today, between(slot.random, 9, 140)));
	}
	// The only vehicle of a section was chosen for its own sake and stays as it is.
	let free = shuffled(
		randomFrom(`${plan.slug} states`),
		drafts.filter(({ slot }) => !slot.isOneOff),
	);
	for (const { name, count, takes, change } of STATES) {
		const random = randomFrom(`${plan.slug} ${name}`);
		const taken = free.filter((draft) => takes(draft, plan)).slice(0, count);
		for (const draft of taken) Object.assign(draft.vehicle, change(draft, { plan, today, random }));
		free = free.filter((draft) => !taken.includes(draft));
	}
}
