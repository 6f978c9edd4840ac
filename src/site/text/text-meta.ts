import type { PageText } from '../../domain/content/page-text.ts';
import type { Meta } from '../../ui/layout/meta.ts';
import type { SiteContext } from '../context.ts';
import { metaOf } from '../meta.ts';
import { dealerText } from './dealer-text.ts';

/** The metadata of a text page: its own title and description. */
export function textMeta(text: PageText, path: string, context: SiteContext): Meta {
	const title = dealerText(text.title, context.site);
	return metaOf(context, {
		path,
		title,
		description: dealerText(text.description, context.site),
		trail: [{ label: title, href: path }],
		section: path,
	});
}
