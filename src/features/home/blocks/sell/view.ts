import { STATES } from '../../../../domain/place/states.ts';
import { SELL_PATH } from '../../../../paths/paths.ts';
import type { SiteContext } from '../../../../site/context.ts';
import { linked } from '../../../../site/links/linked.ts';
import type { Link } from '../../../../ui/layout/layout-data.ts';
import type { Options } from './options.ts';

/** Data of the block. */
export interface Data {
	title: string;
	text: string;
	link: Link | null;
	/** Sample number plate of the dealer's state. */
	plate: string;
}

/** The strip for sellers, with a number plate of the dealer's state. */
export function view({ title, text, button }: Options, context: SiteContext): Data {
	return {
		plate: STATES[context.site.dealer.state].plate,
		title,
		text,
		link: linked({ label: button, href: SELL_PATH }, context),
	};
}
