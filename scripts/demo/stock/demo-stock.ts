import type { LocalDate } from '../../../src/domain/time/local-date.ts';
import { demoDay } from '../prepare/stamp.ts';
import type { DealerPlan } from './dealers/dealer-plan.ts';
import { harbourline } from './dealers/harbourline.ts';
import { ironbark } from './dealers/ironbark.ts';
import { merriwether } from './dealers/merriwether.ts';
import { righto } from './dealers/righto.ts';
import { wattleAndWander } from './dealers/wattle-and-wander.ts';
import type { DemoVehicle } from './demo-vehicle.ts';
import { type Draft, draftOf } from './draft.ts';
import { lendersOf } from './lenders.ts';
import { marketOf } from './market.ts';
import { picturesOf } from './pictures-of.ts';
import { randomFrom } from './random.ts';
import { type Slot, slotsOf } from './slots.ts';
import { applyStates } from './states/apply-states.ts';
import { commentsOn } from './words/comments.ts';

const PLANS: ReadonlyMap<string, DealerPlan> = new Map(
	[harbourline, merriwether, wattleAndWander, ironbark, righto].map((plan) => [plan.slug, plan]),
);

/** The dealers that have an invented stock, by slug. */
export const DEMO_DEALERS: readonly string[] = [...PLANS.keys()];

/**
 * The invented stock of a demo dealer on a day. The vehicles are the same every day; dates of arrival, sale and manufacture move with
 * the day, so that every state is on show on every day. Throws for a dealer that is not in the demo.
 */
export function demoStock(dealerSlug: string, now: Date): DemoVehicle[] {
	const plan = PLANS.get(dealerSlug);
	if (!plan)
		throw new RangeError(`There is no demo stock for '${dealerSlug}', only for ${DEMO_DEALERS.join(', ')}`);
	const today = demoDay(now);
	const drafts = slotsOf(plan, Number(today.slice(0, 4))).map((slot) => draftOf(plan, slot, today));
	for (const draft of drafts) Object.assign(draft.vehicle, picturesOf(draft));
	applyStates(drafts, plan, today);
	return drafts.map((draft) => recordOf(draft, plan, today));
}

function recordOf(draft: Draft, plan: DealerPlan, today: LocalDate): DemoVehicle {
	const { vehicle, about, slot } = draft;
	const words = {
		random: randomFrom(`${plan.slug} words ${slot.index}`),
		isComing: vehicle.status === 'coming_soon',
	};
	return {
		dealercomments: slot.variant.comments ?? commentsOn(about, plan.sayings[about.car_type], words),
		file: hasReport(slot) ? `https://reports.example/${vehicle.stocknum}.pdf` : null,
		carsales_title: hasListingTitle(slot)
			? `${vehicle.name} ${vehicle.simple_transmission ?? ''}`.trim()
			: null,
		...vehicle,
		autograb_data: marketOf(draft, today),
		finance_lenders: lendersOf(draft, plan),
	};
}

function hasReport({ car_type, index, variant }: Slot): boolean {
	return car_type === 'used' && variant.facts.item_type !== 'caravan' && index % 5 < 2;
}

function hasListingTitle({ index }: Slot): boolean {
	return index % 3 === 0;
}
