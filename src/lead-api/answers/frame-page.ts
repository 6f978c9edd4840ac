import type { ApiSite } from '../../api/site/site-file.ts';
import { escaped, escapedWhole } from './html-page.ts';

/** Content Security Policy: pictures, styles and the site's fonts only, in pages of the site itself. */
const POLICY =
	"default-src 'none'; img-src 'self' https:; font-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'self'";

const STYLE = `body{font:.9375rem/1.4 var(--font-text,system-ui),sans-serif;color:var(--ink,#1d232b);background:var(--bg,#fff);margin:0}p{margin:0}
.car{display:flex;gap:.75rem;align-items:center;margin-bottom:.5rem}.car img{width:5rem;aspect-ratio:3/2;object-fit:cover;border-radius:var(--r-s,.375rem)}a{color:inherit;font-weight:600}`;

/** A page for a frame in the dealer's pages, where the browser runs no script. */
export function framePage(
	{ frame }: ApiSite,
	{ title, body, style = '' }: { title: string; body: string; style?: string },
): Response {
	const html = `<!doctype html>
<html lang="en-AU"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>${escaped(title)}</title><style>${frame?.font_css ?? ''}${frame?.theme_css ?? ''}${STYLE}${style}</style></head>
<body>${body}</body></html>
`;
	return new Response(html, {
		headers: {
			'Content-Type': 'text/html; charset=utf-8',
			'Content-Security-Policy': POLICY,
			'X-Frame-Options': 'SAMEORIGIN',
		},
	});
}

/** A vehicle of a frame: its picture, its name as a link of the page around the frame, and a line. */
export function frameVehicle({
	title,
	path,
	picture,
	line,
}: {
	title: string;
	/** Null for a vehicle without a page. */
	path: string | null;
	picture: string | null;
	line: string | null;
}): string {
	const image = picture ? `<img src="${escaped(picture)}" alt="">` : '';
	const name =
		path === null
			? `<b>${escapedWhole(title)}</b>`
			: `<a href="${escaped(path)}" target="_top">${escapedWhole(title)}</a>`;
	return `<p class="car">${image}<span>${name}${line ? `<br>${escaped(line)}` : ''}</span></p>`;
}
