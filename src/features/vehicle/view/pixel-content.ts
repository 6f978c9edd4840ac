import { type ViewContent, viewContent } from '../../../domain/vehicle/view-content.ts';
import type { Subject } from '../embed/subject.ts';

/** What the dealer's pixel is told of a vehicle (ANALYTICS-015); null without a pixel. A sold one has no price any more. */
export function pixelContent({ vehicle, shownPrice, context, canBeBought }: Subject): ViewContent | null {
	if (context.site.dealer.analytics.pixel_id === null) return null;
	return viewContent(vehicle, canBeBought ? shownPrice : null);
}
