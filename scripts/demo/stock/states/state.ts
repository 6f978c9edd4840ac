import type { LocalDate } from '../../../../src/domain/time/local-date.ts';
import type { DealerPlan } from '../dealers/dealer-plan.ts';
import type { DemoVehicle } from '../demo-vehicle.ts';
import type { Draft } from '../draft.ts';
import type { Random } from '../random.ts';

/** A state that a few vehicles of a stock are put into, so that the sites can show it on any day. */
export interface State {
	name: string;
	/** Number of a dealer's vehicles in this state; fewer when fewer qualify. */
	count: number;
	/** Whether a vehicle can be in it. */
	takes: (draft: Draft, plan: DealerPlan) => boolean;
	/** The fields it changes. */
	change: (
		draft: Draft,
		context: { plan: DealerPlan; today: LocalDate; random: Random },
	) => Partial<DemoVehicle>;
}

/** Conditions of states: any vehicle, and vehicles of a condition. */
export const anyOf = () => true;
export const isNew = ({ slot }: Draft) => slot.car_type === 'new';
export const isUsed = ({ slot }: Draft) => slot.car_type === 'used';
export const isNotDemo = ({ slot }: Draft) => slot.car_type !== 'demo';
/** Whether there is room for a price below this one. */
export const isUsedOrDemo = ({ slot }: Draft) => slot.car_type !== 'new';

/** Whether a vehicle has a petrol engine and an electric motor. */
export const isHybrid = ({ about }: Draft) => about.fuel === 'Hybrid';
