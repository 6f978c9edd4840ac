import type { SiteContext } from '../../../../site/context.ts';
import { linked } from '../../../../site/links/linked.ts';
import { blockPicture } from '../../../../site/pictures/block-picture.ts';
import type { Link } from '../../../../ui/layout/layout-data.ts';
import type { Picture } from '../../../../ui/picture/picture-data.ts';
import type { Finder } from '../../page-data.ts';
import { finderOf } from '../../view/finder.ts';
import { type Featured, featured } from './featured.ts';
import type { Options } from './options.ts';

/** Data of each hero style. */
export type Data =
	| { style: 'showroom'; title: string; about: string; picture: Picture; featured: Featured }
	| { style: 'search'; title: string; text: string; finder: Finder }
	| { style: 'landscape'; title: string; text: string; picture: Picture }
	| { style: 'poster'; title: string[]; picture: Picture; featured: Featured }
	| {
			style: 'centred';
			title: string;
			text: string;
			finder: Finder;
			chips: Link[];
			traffic: (Picture & { length: number })[];
	  };

/** The data of one style. */
export type HeroData<Style extends Data['style']> = Extract<Data, { style: Style }>;

/** Default vehicle length in the traffic, millimetres. */
const USUAL_LENGTH = 4500;

/** Data of the hero. */
export function view(options: Options, context: SiteContext): Data {
	const { site } = context;
	switch (options.style) {
		case 'showroom':
			return {
				style: 'showroom',
				title: options.title,
				about: options.about,
				picture: blockPicture(options.picture, site),
				featured: featured(options.stock, options.link, context),
			};
		case 'search':
			return {
				style: 'search',
				title: options.title,
				text: options.text,
				finder: finderOf(context),
			};
		case 'landscape':
			return {
				style: 'landscape',
				title: options.title,
				text: options.text,
				picture: blockPicture(options.picture, site),
			};
		case 'poster':
			return {
				style: 'poster',
				title: options.title,
				picture: blockPicture(options.picture, site),
				featured: featured(options.stock, null, context),
			};
		case 'centred':
			return {
				style: 'centred',
				title: options.title,
				text: options.text,
				finder: finderOf(context),
				chips: options.chips.flatMap((chip) => linked(chip, context) ?? []),
				traffic: options.traffic.map((picture) => ({
					...blockPicture(picture, site),
					length: picture.length ?? USUAL_LENGTH,
				})),
			};
	}
}
