import type { LocalDate } from '../../../../src/domain/time/local-date.ts';
import type { DealerPlan } from '../dealers/dealer-plan.ts';
import type { DemoVehicle } from '../demo-vehicle.ts';
import type { Draft } from '../draft.ts';
import type { Random } from '../random.ts';

/** Something that sets a few vehicles of a stock apart, so that the sites have it to show on any day. */
export interface State {
	name: string;
	/** How many vehicles of a dealer's stock are in it; fewer when fewer can be. */
	count: number;
	/** Which vehicles can be in it. */
	takes: (draft: Draft, plan: DealerPlan) => boolean;
	/** What it changes. */
	change: (
		draft: Draft,
		context: { plan: DealerPlan; today: LocalDate; random: Random },
	) => Partial<DemoVehicle>;
}

export const anyOf = () => true;
export const isNew = ({ slot }: Draft) => slot.car_type === 'new';
export const isUsed = ({ slot }: Draft) => slot.car_type === 'used';
export const isNotDemo = ({ slot }: Draft) => slot.car_type !== 'demo';
/** Whether the price leaves room for one below it. */
export const isUsedOrDemo = ({ slot }: Draft) => slot.car_type !== 'new';
export const isHybrid = ({ about }: Draft) => about.fuel === 'Hybrid';
