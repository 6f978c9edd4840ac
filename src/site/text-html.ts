import { type RenderedText, renderMarkdown } from '../content/markdown.ts';
import type { SiteContext } from './context.ts';
import { dealerText } from './dealer-text.ts';

/**
 * A dealer's Markdown as HTML for a page: variables filled in, pictures with their size, and links to pages the site lacks as plain words
 * (resolution 218).
 */
export function textHtml(markdown: string, { site, link }: SiteContext): RenderedText {
	const { html, headings } = renderMarkdown(dealerText(markdown, site));
	const linked = html.replace(/<a href="(\/[^"]*)">(.*?)<\/a>/g, (whole, href: string, words: string) =>
		link(href.replaceAll('&amp;', '&')) === null ? words : whole,
	);
	const pictured = linked.replace(/<img src="\/images\/([^"]+)"/g, (whole, name: string) => {
		const size = site.pictureSize.get(name);
		return `${whole}${size ? ` width="${size.width}" height="${size.height}"` : ''} loading="lazy" decoding="async"`;
	});
	return { html: pictured, headings };
}
