import { LOCATIONS_PATH } from '../../../../paths/paths.ts';
import type { SiteContext } from '../../../../site/context.ts';
import { linked } from '../../../../site/links/linked.ts';
import type { Link } from '../../../../ui/layout/layout-data.ts';
import { locationCards } from '../../../locations/embed/location-cards.ts';
import type { LocationCard } from '../../../locations/page-data.ts';
import type { Options } from './options.ts';

/** Data of the block. */
export interface Data {
	title: string;
	cards: LocationCard[];
	all: Link | null;
}

/** All locations as cards, with a link to the locations page where the site has it. */
export function view({ title }: Options, context: SiteContext): Data {
	return {
		title,
		cards: locationCards(context),
		all: linked({ label: 'Hours and map', href: LOCATIONS_PATH }, context),
	};
}
