import type { SiteFrame } from '../api/site/site-frame.ts';

/** What pages of the lead API need of a printed page: the addresses of fonts have hashes that only the bundle knows, and the sign of a logo is drawn by a component. */
export function printedLook(html: string): Pick<SiteFrame, 'font_css' | 'wordmark'> {
	const fonts = html.match(/@font-face\{[^{}]*\}/g) ?? [];
	return {
		font_css: fonts.join(''),
		wordmark: /<span class="logo logo--.*?<\/span>(?=<span class="vh">|<\/a>)/s.exec(html)?.[0] ?? null,
	};
}
