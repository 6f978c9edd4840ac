import type { Link } from '../ui/layout/layout-data.ts';
import type { SiteContext } from './context.ts';

/** A link of a block as the site has it; null where the site lacks the page, or the block names none. */
export function linked(link: Link | undefined, context: SiteContext): Link | null {
	const href = link && context.link(link.href);
	return link && href ? { label: link.label, href } : null;
}
