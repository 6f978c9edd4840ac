import type { Link } from '../../ui/layout/layout-data.ts';
import type { SiteContext } from '../context.ts';

/** Resolves the link of a block; null for a missing page or no link. */
export function linked(link: Link | undefined, context: SiteContext): Link | null {
	const href = link && context.link(link.href);
	return link && href ? { label: link.label, href } : null;
}
