import type { Location } from '../../../config/sections/locations.ts';
import { LOCATIONS_PATH, locationPath, teamPath } from '../../../paths/paths.ts';
import type { SiteContext } from '../../../site/context.ts';
import { metaOf } from '../../../site/meta.ts';
import type { PageContent } from '../../../site/route.ts';
import { links } from '../../../site/shell.ts';
import { visibleLocations } from '../../../site/shown-location.ts';
import { locationCard } from '../embed/location-cards.ts';
import { peopleAt } from './person-cards.ts';

/** Content of a team page (LOCATIONS-005, resolution 161). It is indexed once it has team members. */
export function teamContent(location: Location, context: SiteContext): PageContent<'team'> {
	const { site, link } = context;
	const people = peopleAt(location.slug, site);
	const { name, address, phone, href, contact } = locationCard(location, context);
	const path = teamPath(location.slug);
	const title = `The team at ${location.name}`;
	return {
		meta: metaOf(context, {
			path,
			title,
			description: `The team at ${site.dealer.name}, ${location.name}: names, roles and how to contact them.`,
			indexed: people.length > 0,
			trail: [
				{ label: 'Locations', href: LOCATIONS_PATH },
				{ label: location.name, href: locationPath(location.slug) },
				{ label: 'Team', href: path },
			],
			section: LOCATIONS_PATH,
		}),
		data: {
			title,
			location: { name, address, phone, href },
			people,
			contact,
			others: links(
				visibleLocations(site.dealer)
					.filter(({ slug }) => slug !== location.slug && peopleAt(slug, site).length > 0)
					.map(({ name, slug }) => ({ label: name, href: teamPath(slug) })),
				link,
			),
		},
	};
}
