import type { Route } from '../../route.ts';
import { stockChangesRoute } from './stock-changes.ts';
import { vehicleFactsRoute } from './vehicle-facts.ts';
import { vehiclePdfRoute } from './vehicle-pdf.ts';
import { vehicleViewRoute } from './vehicle-view.ts';

/** Endpoints of a vehicle’s fresh facts and its brochure. */
export const vehicleRoutes: readonly Route[] = [
	vehicleViewRoute,
	vehicleFactsRoute,
	vehiclePdfRoute,
	stockChangesRoute,
];
