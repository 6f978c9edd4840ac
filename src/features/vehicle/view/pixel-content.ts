import { type ViewContent, viewContent } from '../../../domain/vehicle/view-content.ts';
import type { VehiclePageContext } from '../embed/vehicle-page-context.ts';

/** Parameters of the pixel's event about a vehicle (ANALYTICS-015), without a price when it is not for sale; null without a pixel. */
export function pixelContent({
	vehicle,
	shownPrice,
	context,
	canBeBought,
}: VehiclePageContext): ViewContent | null {
	if (context.site.dealer.analytics.pixel_id === null) return null;
	return viewContent(vehicle, canBeBought ? shownPrice : null);
}
