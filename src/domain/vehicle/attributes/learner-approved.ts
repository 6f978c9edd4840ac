import type { Vehicle } from '../record/vehicle.ts';

type Motorcycle = Pick<
	Vehicle,
	| 'item_type'
	| 'learner_approved'
	| 'name'
	| 'model'
	| 'badge'
	| 'series'
	| 'carsales_title'
	| 'standardEquipment'
>;

/** The Learner Approved Motorcycle Scheme of the states, in sellers' spellings. */
const NAMED = /\bLAMS\b|\blearner[\s-]+(?:approved|legal)\b/i;
const DENIED = /\b(?:not|non)\b/i;

/**
 * Whether a motorcycle may be ridden on a learner or provisional licence (Learner Approved Motorcycle Scheme): the feed says so, or its
 * name, badge or features do. False where unknown.
 */
export function isLearnerApproved(vehicle: Motorcycle): boolean {
	if (vehicle.item_type !== 'motorcycle') return false;
	const { name, model, badge, series, carsales_title, standardEquipment } = vehicle;
	return (
		vehicle.learner_approved ||
		[name, model, badge, series, carsales_title, ...standardEquipment].some(
			(text) => text !== null && NAMED.test(text) && !DENIED.test(text),
		)
	);
}
