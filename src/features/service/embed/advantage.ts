import type { Model } from '../../../domain/content/model.ts';
import { hasOwnServiceAdvantage, serviceAdvantageOf } from '../../../domain/dealer/service-advantage.ts';
import { manufacturerOf } from '../../../domain/model/manufacturers.ts';
import { formatNumber } from '../../../domain/vehicle/attributes/measures.ts';
import { serviceBookingUrl } from '../../../paths/service-booking.ts';
import type { SiteContext } from '../../../site/context.ts';
import { departmentPhone } from '../../../site/department-phone.ts';
import type { Link } from '../../../ui/layout/layout-data.ts';
import type { ServiceAdvantageBlock } from '../page-data.ts';

/** Make of the programme; other makes do not show it (BRAND-003). */
const MAKE = 'Toyota';

/** Exact text of the specification (SERVICE-011, SERVICE-013). */
export const ADVANTAGE_TITLE = 'Toyota Service Advantage';
const BOOK = 'Book a Service';

/**
 * Capped service prices of a model, where the dealer takes part and the model is of the make (SERVICE-011 to SERVICE-015). Upcoming models
 * have no prices yet; discontinued ones have them when the table lists them, because their owners still drive them.
 */
export function advantageBlock(model: Model, context: SiteContext): ServiceAdvantageBlock | null {
	const { features } = context.site.dealer;
	if (features.service_advantage === false || !isOfMake(model.manufacturer)) return null;
	const isServiced =
		model.status === 'available' || (model.status === 'discontinued' && hasOwnServiceAdvantage(model.name));
	if (!isServiced) return null;
	const { amount, years, services, interval, range } = serviceAdvantageOf(model.name);
	return {
		title: ADVANTAGE_TITLE,
		badge: `UP TO $${amount} per Service`,
		facts: [
			{ label: 'How long', value: `${years} years` },
			{ label: 'How many', value: `${services} services` },
			{ label: 'How often', value: `Every ${interval}` },
			{ label: 'Up to', value: `${formatNumber(range)}km` },
		],
		book: bookLink(context),
	};
}

/** Link to the service booking (SERVICE-004); the phone number where the site has no form for it. */
export function bookLink(context: SiteContext): Link {
	const href = context.link(serviceBookingUrl(context.site.dealer.brand_base_domain));
	return { label: BOOK, href: href ?? departmentPhone('service', context).href };
}

/** Whether a site shows the programme: the dealer takes part and sells the make (BRAND-003). */
export function hasAdvantage({ site: { dealer } }: SiteContext): boolean {
	return (
		dealer.features.service_advantage !== false &&
		[dealer.manufacturer ?? '', ...dealer.locations.flatMap(({ manufacturers }) => manufacturers)].some(
			isOfMake,
		)
	);
}

function isOfMake(manufacturer: string): boolean {
	return manufacturerOf(manufacturer)?.name === MAKE;
}
