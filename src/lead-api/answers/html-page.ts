import type { ApiSite } from '../../api/site/site-file.ts';
import type { SiteFrame } from '../../api/site/site-frame.ts';
import { dialled } from '../../domain/phone/phone.ts';
import { namesApart } from '../../domain/vehicle/naming/unbroken-names.ts';

/** Escapes text for HTML content and quoted attributes. */
export function escaped(text: string): string {
	return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Escapes text that may name a vehicle, for HTML content of a page or a mail: no line ends within a name such as CX-5. */
export function escapedWhole(text: string): string {
	const parts = namesApart(text).map((part, index) =>
		index % 2 === 0 ? escaped(part) : `<span style="white-space:nowrap">${escaped(part)}</span>`,
	);
	return parts.join('');
}

/**
 * Content Security Policy: vehicle pictures and the site's fonts only, no scripts; forms may be sent to this service and redirect to the
 * site.
 */
const POLICY =
	"default-src 'none'; img-src 'self' https:; font-src 'self'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** As on the dealer's own pages; without it browsers ask each host for /favicon.ico. */
const ICON = '<link rel="icon" href="/favicon.svg" type="image/svg+xml">';

/** The style of all pages. The space at their sides grows with the screen, not with the text, so that enlarged text has the room. */
const STYLE = `@view-transition{navigation:auto}body{--side:min(1.5rem,6.4vw);font:1.0625rem/1.5 var(--font-text,system-ui),sans-serif;color:var(--ink,#1d232b);background:var(--sunken,#f6f5f2);margin:0;padding:0 var(--side) 1.5rem;overflow-wrap:break-word}
main{max-width:34rem;margin:0 auto;background:var(--surface,#fff);padding:1.5rem var(--side);border-radius:var(--r-m,.75rem)}
.dealer{margin:0 calc(-1*var(--side)) 1.5rem;padding:1rem var(--side);font-size:1.25rem;font-weight:700;background:var(--surface,#fff);border-bottom:1px solid var(--line,#d6d3cd)}
.dealer a{color:inherit;text-decoration:none}.dealer img{display:block;width:auto;max-width:12rem;height:2rem}main a{color:inherit}a[href^="tel:"]{white-space:nowrap}
footer{max-width:34rem;margin:1.5rem auto 0;font-size:.875rem;color:var(--ink-2,#4b5563)}footer a{color:inherit;margin-right:.75rem}
@layer components{.logo{--logo:var(--action);min-height:2.75rem;display:inline-flex;align-items:center;gap:.5rem;font-family:var(--font-display);font-size:1.25rem;letter-spacing:-.02em;line-height:1}.logo__sign{flex:none;width:auto;height:2rem}.logo small{display:block;margin-top:.2rem;font-size:.8125rem;font-weight:450;letter-spacing:0;color:var(--ink-2)}}
h1,h2,.big{font-family:var(--font-display,inherit)}h1{font-size:1.5rem;line-height:1.2;margin:0 0 1rem}label{display:block;margin:1rem 0 .25rem;font-weight:600}
label.tick{font-weight:400}input,textarea,select{font:inherit;box-sizing:border-box;padding:.625rem;border:1px solid var(--line-strong,#6b7280);border-radius:var(--r-s,.375rem);color:inherit;background:var(--bg,#fff)}
input:not([type=checkbox]),textarea,select{width:100%}textarea{min-height:8rem}
button{font:inherit;font-weight:600;margin-top:1.5rem;padding:.75rem 1.5rem;border:0;border-radius:var(--r-btn,.375rem);background:var(--action,#1d232b);color:var(--on-action,#fff)}
h2{font-size:1.1rem;margin:1.5rem 0 0}.car{display:flex;gap:1rem;align-items:center}.car img{width:8rem;aspect-ratio:3/2;object-fit:cover;border-radius:.375rem}
a.button{display:inline-block;text-decoration:none;font-weight:600;margin-top:1rem;padding:.75rem 1.5rem;border-radius:var(--r-btn,.375rem);background:var(--action,#1d232b);color:var(--on-action,#fff)}dl{margin:0}dt{font-weight:600;margin-top:.75rem}dd{margin:0}
button.plain{background:none;color:inherit;text-decoration:underline;padding-inline:0;margin-top:.5rem}.wrong{border-left:.25rem solid #b42318;padding-left:1rem}.fault{color:#b42318;margin:.25rem 0}`;

/**
 * HTML page for a browser without JavaScript, in the dealer's frame: logo or name, colours, legal texts.
 *
 * @param body HTML; text from outside is escaped already
 * @param site whose site the request belongs to; null where the host belongs to none
 * @param before text before the heading in the page's title, as 'Error: ' does (GOV.UK Design System)
 */
export function htmlPage(
	status: number,
	title: string,
	body: string,
	site: (Pick<ApiSite, 'name'> & Partial<Pick<ApiSite, 'frame'>>) | null,
	before = '',
): Response {
	const main = `<main><h1>${escapedWhole(title)}</h1>
${body}
</main>`;
	return framedPage({ status, title: before + title, body: main }, site);
}

/** A page whose body is all that is between the dealer's header and footer. */
export function framedPage(
	{
		status,
		title,
		body,
		style = '',
		phone = '',
	}: { status: number; title: string; body: string; style?: string; phone?: string },
	site: Parameters<typeof htmlPage>[3],
): Response {
	const frame = site?.frame;
	const page = `<!doctype html>
<html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escaped(title)}</title>${site ? ICON : ''}<style>${frame ? `${frame.font_css}${frame.theme_css}` : ''}${STYLE}${style}</style></head>
<body>${site ? header(site, phone) : ''}${body}${frame ? footer(frame) : ''}</body></html>
`;
	return new Response(page, {
		status,
		headers: {
			'Content-Type': 'text/html; charset=utf-8',
			'Content-Security-Policy': POLICY,
			// With 'no-referrer' browsers send `Origin: null` with the page's form, and the same-origin check would fail.
			'Referrer-Policy': 'same-origin',
		},
	});
}

function header(
	{ name, frame }: Pick<ApiSite, 'name'> & Partial<Pick<ApiSite, 'frame'>>,
	phone: string,
): string {
	const logo = frame?.logo;
	const picture = logo
		? `<img src="${escaped(logo.url)}" alt="${escaped(logo.alt)}" width="${logo.width}" height="${logo.height}">`
		: (frame?.wordmark ?? escaped(name));
	return `<header class="dealer"><a href="/">${picture}</a>${phone}</header>`;
}

function footer({ legal, links }: SiteFrame): string {
	const listed = links.map(({ label, href }) => `<a href="${escaped(href)}">${escaped(label)}</a>`);
	return `<footer>${legal.map((text) => `<p>${escaped(text)}</p>`).join('')}<p>${listed.join(' ')}</p></footer>`;
}

/** How to reach the dealer without a form. */
export function callLine({ name, phone }: { name: string; phone: string }): string {
	return `<p>You can also call ${escaped(name)} on ${phoneLink(phone)}.</p>`;
}

/** A phone number that calls when it is pressed. */
export function phoneLink(phone: string): string {
	return `<a href="tel:${escaped(dialled(phone))}">${escaped(phone)}</a>`;
}
