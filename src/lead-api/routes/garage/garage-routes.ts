import type { Route } from '../../route.ts';
import { garageRoute } from './garage.ts';
import { searchRemovalRoute, searchSavingRoute } from './searches.ts';

/** Endpoints of the garage: what it shows, and saved searches. */
export const garageRoutes: readonly Route[] = [garageRoute, searchSavingRoute, searchRemovalRoute];
