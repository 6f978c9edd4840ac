import type { Route } from '../route.ts';
import { garageRoute } from './garage.ts';
import { numberChangeRoute, numberCodeRoute } from './number-change.ts';
import { accountErasureRoute, ownDataRoute } from './own-data.ts';
import { searchRemovalRoute, searchSavingRoute } from './searches.ts';

/** Endpoints of the garage: what it shows, saved searches, the visitor's own data. */
export const garageRoutes: readonly Route[] = [
	garageRoute,
	searchSavingRoute,
	searchRemovalRoute,
	numberCodeRoute,
	numberChangeRoute,
	ownDataRoute,
	accountErasureRoute,
];
