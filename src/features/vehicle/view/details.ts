import { localTime } from '../../../domain/time/local-date.ts';
import { commentSegments } from '../../../domain/vehicle/comments.ts';
import { keyFacts } from '../embed/key-facts.ts';
import type { VehiclePageContext } from '../embed/vehicle-page-context.ts';
import type { VehicleData } from '../page-data.ts';
import { specificationRows, summaryRows } from './specifications.ts';

type DetailsData = Pick<
	VehicleData,
	'keyFacts' | 'features' | 'comments' | 'summary' | 'specifications' | 'location' | 'small'
>;

/** What the sections of a vehicle's page say about it, and where it is. */
export function details({
	vehicle,
	context,
	dealership,
	location,
	canBeBought,
}: VehiclePageContext): DetailsData {
	const { dealer, now } = context.site;
	return {
		keyFacts: keyFacts(vehicle, localTime(now, dealer.time_zone).date),
		features: vehicle.standardEquipment,
		comments: canBeBought ? commentSegments(vehicle.dealercomments) : [],
		summary: summaryRows(vehicle, dealership.name, dealer.override_city),
		specifications: specificationRows(vehicle),
		location: location && {
			...location,
			directions: {
				...location.directions,
				href: vehicle.location?.address.place_url ?? location.directions.href,
			},
		},
		small: [vehicle.stocknum && `Stock ${vehicle.stocknum}`, location?.licence ?? dealer.legal.licence]
			.filter(Boolean)
			.join('. '),
	};
}
