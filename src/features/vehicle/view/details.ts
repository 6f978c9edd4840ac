import { commentSegments } from '../../../domain/vehicle/comments.ts';
import { keyFacts } from '../embed/key-facts.ts';
import type { VehiclePageContext } from '../embed/vehicle-page-context.ts';
import type { VehicleData } from '../page-data.ts';
import { placeOf } from './place.ts';
import { specificationRows, summaryRows } from './specifications.ts';

type DetailsData = Pick<
	VehicleData,
	'keyFacts' | 'features' | 'comments' | 'summary' | 'specifications' | 'location' | 'small'
>;

/** What the sections of a vehicle's page say about it, and where it is. */
export function details(subject: VehiclePageContext): DetailsData {
	const { vehicle, context, dealership, location, canBeBought } = subject;
	const { dealer, now } = context.site;
	return {
		keyFacts: keyFacts(vehicle, now, dealer.time_zone),
		features: vehicle.standardEquipment,
		comments: canBeBought ? commentSegments(vehicle.dealercomments) : [],
		summary: summaryRows(vehicle, dealership.name, dealer.override_city),
		specifications: specificationRows(vehicle),
		location: placeOf(subject),
		small: [vehicle.stocknum && `Stock ${vehicle.stocknum}`, location?.licence ?? dealer.legal.licence]
			.filter(Boolean)
			.join('. '),
	};
}
