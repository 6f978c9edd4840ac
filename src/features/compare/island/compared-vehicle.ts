import { priceText } from '../../../domain/card/price-block.ts';
import type { VehicleFact, VehicleFacts } from '../../../domain/vehicle/vehicle-facts.ts';
import { ENDED_LABELS, isEnded } from '../../../domain/vehicle/vehicle-state.ts';

/** A vehicle as the comparison shows it. */
export interface ComparedVehicle {
	title: string;
	picture: Pick<VehicleFacts['picture'], 'url' | 'srcset'>;
	facts: readonly VehicleFact[];
	/** The label of its enquiry button; null where it takes none. */
	enquire: string | null;
	/** What must be beside its comparison rate (resolution 220); null without one. */
	conditions: string | null;
}

/** The column of a vehicle: all its facts, in the order of its page. */
export function comparedVehicle(facts: VehicleFacts): ComparedVehicle {
	const { title, picture, features, enquire, conditions } = facts;
	return {
		...{ title, enquire, conditions },
		picture,
		facts: [
			...priceFact(facts),
			['Availability', availability(facts)],
			...facts.estimate,
			...facts.key_facts,
			...facts.summary,
			...facts.specifications,
			...(features.length > 0 ? [['Features', features.join(', ')] as const] : []),
		],
	};
}

function priceFact({ state, price }: VehicleFacts): VehicleFact[] {
	if (isEnded(state)) return [['Price', ENDED_LABELS[state]]];
	return price ? [['Price', priceText(price)]] : [];
}

/** 'In stock', 'Coming soon', 'Reserved, in stock', or why it cannot be bought. */
function availability({ state, reserved }: VehicleFacts): string {
	if (isEnded(state)) return ENDED_LABELS[state];
	const label = state === 'coming-soon' ? 'Coming soon' : 'In stock';
	return reserved ? `Reserved, ${label.toLowerCase()}` : label;
}
