import type { SiteFrame } from '../../api/site/site-frame.ts';
import { signCss } from '../../ui/header/logo-signs.ts';
import type { SiteContext } from '../context.ts';

/** What the lead API's pages take over from a dealer's own. */
export function apiFrame({ shell: { logo, themeCss, legal, legalLinks } }: SiteContext): SiteFrame {
	return {
		theme_css: `${themeCss}${signCss(logo)}`,
		// The build adds what only its rendered pages have (generator/api-site/frame-styles.ts).
		font_css: '',
		wordmark: null,
		logo:
			logo.kind === 'image' ? { url: logo.url, alt: logo.alt, width: logo.width, height: logo.height } : null,
		legal: [...legal],
		links: legalLinks.map(({ label, href }) => ({ label, href })),
	};
}
