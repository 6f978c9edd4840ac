import { priceText } from '../../../domain/card/price-block.ts';
import { ENDED_LABELS, isEnded } from '../../../domain/vehicle/state/vehicle-state.ts';
import type { VehicleFact, VehicleFacts } from '../../../domain/vehicle/vehicle-facts.ts';

/** A vehicle in the comparison. */
export interface ComparedVehicle {
	title: string;
	picture: Pick<VehicleFacts['picture'], 'url' | 'srcset'>;
	facts: readonly VehicleFact[];
	/** What its heart saves; null for none, as for a vehicle that is no longer for sale (SOLD-004). */
	saved: VehicleFacts['saved'];
	/** Label of its enquiry button; null when it accepts no enquiries. */
	enquire: string | null;
	/** Conditions required beside its comparison rate (resolution 220); null without one. */
	conditions: string | null;
}

/** Column of a vehicle: all its facts, in page order. */
export function comparedVehicle(facts: VehicleFacts): ComparedVehicle {
	const { title, picture, features, enquire, conditions } = facts;
	return {
		...{ title, enquire, conditions },
		picture,
		saved: isEnded(facts.state) ? null : facts.saved,
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

/** 'In stock', 'Coming soon', 'Reserved, in stock', or the reason it is not for sale. */
function availability({ state, reserved }: VehicleFacts): string {
	if (isEnded(state)) return ENDED_LABELS[state];
	const label = state === 'coming-soon' ? 'Coming soon' : 'In stock';
	return reserved ? `Reserved, ${label.toLowerCase()}` : label;
}
