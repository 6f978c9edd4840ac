import { slugOf } from '../../domain/vehicle/slug.ts';
import { type SearchSite, searchSite } from './search-site.ts';

const named = (name: string) => ({ name, slug: slugOf(name) });

/** An invented site for tests: makes with a common prefix, a model with a comma, bodies of two words. */
export const SITE: SearchSite = searchSite(
	{
		makes: [
			{ ...named('Toyota'), within: ['Corolla', 'Yaris Cross', 'LandCruiser 70'].map(named) },
			{ ...named('Kia'), within: ['EV6'].map(named) },
			{ ...named('Isuzu'), within: ['UTE Special'].map(named) },
			{ ...named('Isuzu UTE'), within: ['D-MAX', 'Special'].map(named) },
			{ ...named('Jayco'), within: ['Journey, Outback'].map(named) },
		],
		bodies: ['SUV', 'Ute', 'Pop-top', 'Camper trailer'].map(named),
	},
	{ all: undefined, used: '/used-car/list' },
	[named('Family SUVs'), { name: 'Work utes', slug: 'tradies' }],
);
