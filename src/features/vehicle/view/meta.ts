import { manufacturerOf } from '../../../domain/model/manufacturers.ts';
import { slugOf } from '../../../domain/vehicle/naming/slug.ts';
import type { Vehicle } from '../../../domain/vehicle/record/vehicle.ts';
import { isAvailable } from '../../../domain/vehicle/state/availability.ts';
import { makePath, vehiclePath } from '../../../paths/paths.ts';
import { picturesOf } from '../../../site/card-settings.ts';
import type { SiteContext } from '../../../site/context.ts';
import { metaOf } from '../../../site/meta.ts';
import type { Link } from '../../../ui/layout/layout-data.ts';
import type { Meta } from '../../../ui/layout/meta.ts';
import { fullTitleOf } from '../embed/vehicle-page-context.ts';
import { vehicleOffer } from './structured-data.ts';

/** Metadata of a vehicle page; a vehicle that is not for sale is not indexed. */
export function vehicleMeta(vehicle: Vehicle, context: SiteContext): Meta {
	const { dealer } = context.site;
	const card = context.card(vehicle);
	const name = fullTitleOf(vehicle);
	// The stock number distinguishes vehicles of the same variant and colour.
	const title = [name, vehicle.colour, vehicle.stocknum && `stock ${vehicle.stocknum}`]
		.filter(Boolean)
		.join(', ');
	const path = vehiclePath(vehicle.slug);
	const pictures = picturesOf(vehicle).map(({ url }) => (url.startsWith('/') ? context.absolute(url) : url));
	const facts = card.facts.map(({ text }) => text).join(', ');
	const location = context.shownLocationOf(vehicle);
	return metaOf(context, {
		path,
		title,
		description: `${title}${card.price?.isSum ? `, ${card.price.now}${card.price.type ? ` ${card.price.type.toLowerCase()}` : ''}` : ''}. ${facts}. At ${dealer.name}, ${location?.city ?? dealer.address.city}.`,
		indexed: isAvailable(vehicle),
		jsonLd: [
			vehicleOffer(vehicle, {
				dealer,
				price: card.displayedPrice,
				url: context.absolute(path),
				pictures,
				sellerId: location ? `${dealer.url}/#${location.slug}` : null,
			}),
		],
		trail: [...trail(vehicle, context), { label: name, href: path }],
	});
}

/** Breadcrumbs for make and model, where they have lists. */
function trail(vehicle: Vehicle, { link }: SiteContext): Link[] {
	const make = manufacturerOf(vehicle.make)?.slug ?? slugOf(vehicle.make);
	const candidates = [
		{ label: vehicle.make, href: makePath(make) },
		{ label: vehicle.model, href: makePath(make, slugOf(vehicle.model)) },
	];
	return candidates.filter(({ label, href }) => label !== '' && link(href) !== null);
}
