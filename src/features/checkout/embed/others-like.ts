import type { Vehicle } from '../../../domain/vehicle/record/vehicle.ts';
import { stockListPath } from '../../../paths/stock-lists.ts';
import type { SiteContext } from '../../../site/context.ts';
import { stockNoun } from '../../../site/text/nouns.ts';
import type { Link } from '../../../ui/layout/layout-data.ts';
import { modelLink } from '../../vehicle/embed/model-link.ts';

/** Where a buyer goes whose vehicle is taken: the others of its model, else the whole stock. */
export function othersLike(vehicle: Pick<Vehicle, 'make' | 'model'>, context: SiteContext): Link {
	return modelLink(vehicle, context) ?? wholeStock(context);
}

/** The list of a dealer's whole stock. */
export function wholeStock({ site: { dealer } }: SiteContext): Link {
	return {
		label: `See other ${stockNoun(dealer).many}`,
		href: stockListPath('new-used-and-demo-cars', dealer.search.route_variants),
	};
}
