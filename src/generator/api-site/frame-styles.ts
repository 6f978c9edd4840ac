import type { SiteFrame } from '../../api/site/site-frame.ts';

/**
 * The fonts and the logo of a rendered page, for the lead API's own pages: only the bundle knows the hashes in the addresses of fonts, and
 * a component renders the logo.
 */
export function frameStyles(html: string): Pick<SiteFrame, 'font_css' | 'wordmark'> {
	const fonts = html.match(/@font-face\{[^{}]*\}/g) ?? [];
	return {
		font_css: fonts.join(''),
		wordmark: /<span class="logo logo--.*?<\/span>(?=<span class="vh">|<\/a>)/s.exec(html)?.[0] ?? null,
	};
}
