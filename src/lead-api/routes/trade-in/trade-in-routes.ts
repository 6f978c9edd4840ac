import type { Route } from '../../route.ts';
import { photoFileRoute, photoListRoute, photoRemovalRoute, photoUploadRoute } from './photos.ts';
import { tradeInResumeRoute } from './resume-trade-in.ts';
import { adjustmentRoute, valuationRoute, vehicleLookupRoute } from './trade-in.ts';

/** Endpoints of trade-ins: look-ups, valuations, photos. */
export const tradeInRoutes: readonly Route[] = [
	vehicleLookupRoute,
	valuationRoute,
	adjustmentRoute,
	photoUploadRoute,
	photoListRoute,
	photoRemovalRoute,
	photoFileRoute,
	tradeInResumeRoute,
];
