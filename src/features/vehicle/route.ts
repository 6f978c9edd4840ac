import { isAvailable } from '../../domain/vehicle/state/availability.ts';
import { vehiclePath } from '../../paths/paths.ts';
import { page, type Route } from '../../site/route.ts';
import { vehicleFacts } from './view/facts.ts';
import { similarVehicles } from './view/similar-vehicles.ts';
import { vehicleContent, vehicleInputs } from './view.ts';

/** Page of every shown vehicle (VDP-001), with its facts as JSON. Sold vehicles keep theirs for a while, not indexed (resolution 58). */
export const vehicleRoute: Route = {
	name: 'vehicles',
	pages: (site) => {
		const similar = similarVehicles(site.listed);
		const listed = new Set(site.listed);
		return site.shown.map((vehicle) =>
			page({
				path: vehiclePath(vehicle.slug),
				kind: 'vehicle',
				// A vehicle outside the dealer's stock filter keeps its page but is not listed.
				sitemap: isAvailable(vehicle) && listed.has(vehicle) ? 'vehicles' : null,
				content: (context) => vehicleContent(vehicle, similar(vehicle), context),
				inputs: (context) => vehicleInputs(vehicle, similar(vehicle), context),
				facts: vehicleFacts,
			}),
		);
	},
};
