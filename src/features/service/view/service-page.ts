import { DEFAULT_ADVANTAGE, SERVICE_ADVANTAGE } from '../../../domain/dealer/service-advantage.ts';
import {
	DIAMOND_ADVANTAGE_PATH,
	PARTS_PATH,
	ROADSIDE_ASSIST_PATH,
	SERVICE_PATH,
	WARRANTY_PATH,
} from '../../../paths/showroom-paths.ts';
import type { SiteContext } from '../../../site/context.ts';
import { departmentPhone } from '../../../site/department-phone.ts';
import type { PageContent } from '../../../site/route.ts';
import { links } from '../../../site/shell.ts';
import { visibleLocations } from '../../../site/shown-location.ts';
import { textMeta } from '../../../site/text/text-meta.ts';
import { ADVANTAGE_TITLE, bookLink, hasAdvantage } from '../embed/advantage.ts';
import { textData, textOf } from './text-of.ts';

/** Content of the service page: services, prices and the link to the booking (SERVICE-001, SERVICE-002, SERVICE-004). */
export function serviceContent(context: SiteContext): PageContent<'service'> {
	const { site, shownLocations, link } = context;
	const text = textOf('service', context);
	const isService = visibleLocations(site.dealer).map(({ location_type }) => location_type === 'service');
	const workshops = shownLocations.filter((_, index) => isService[index]);
	return {
		meta: textMeta(text, SERVICE_PATH, context),
		data: {
			...textData(text, context),
			book: bookLink(context),
			phone: departmentPhone('service', context),
			prices: hasAdvantage(context)
				? { title: ADVANTAGE_TITLE, rows: [...SERVICE_ADVANTAGE], others: DEFAULT_ADVANTAGE }
				: null,
			locations: (workshops.length > 0 ? workshops : shownLocations).map(
				({ name, address, phone, href }) => ({
					name,
					address,
					phone: phone && { label: phone.text, href: phone.href },
					hours: href,
				}),
			),
			ways: links(
				[
					{ label: 'Parts and accessories', href: PARTS_PATH },
					{ label: 'Warranty', href: WARRANTY_PATH },
					{ label: 'Roadside assist', href: ROADSIDE_ASSIST_PATH },
					{ label: 'Diamond Advantage', href: DIAMOND_ADVANTAGE_PATH },
				],
				link,
			),
		},
	};
}
