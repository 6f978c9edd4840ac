import type { Vehicle } from '../../../domain/vehicle/record/vehicle.ts';
import { makePath } from '../../../paths/paths.ts';
import type { SiteContext } from '../../../site/context.ts';
import { modelGroup } from '../../../site/groups/model-group.ts';
import { stockNoun } from '../../../site/text/nouns.ts';
import type { Link } from '../../../ui/layout/layout-data.ts';

/**
 * The list of a vehicle's model, where it has other vehicles: 'All Skoda Octavia cars'. Without their number, with which the pages of all
 * of them would change.
 */
export function modelLink(
	vehicle: Pick<Vehicle, 'make' | 'model'>,
	{ site, link }: Pick<SiteContext, 'site' | 'link'>,
): Link | null {
	const group = modelGroup(vehicle, site);
	if (!group || group.model.vehicles.length < 2) return null;
	const { make, model } = group;
	const href = link(makePath(make.slug, model.slug));
	return href === null
		? null
		: { label: `All ${make.name} ${model.name} ${stockNoun(site.dealer).many}`, href };
}
