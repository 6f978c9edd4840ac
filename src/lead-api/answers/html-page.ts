import type { ApiSite } from '../../api/site-file.ts';
import { dialled } from '../../domain/lead/phone.ts';

/** Escapes text for HTML content and quoted attributes. */
export function escaped(text: string): string {
	return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Content Security Policy: vehicle pictures only, no scripts; forms may be sent to this service and redirect to the site. */
const POLICY =
	"default-src 'none'; img-src 'self' https:; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const STYLE = `@view-transition{navigation:auto}body{font:1.0625rem/1.5 system-ui,sans-serif;color:#1d232b;background:#f6f5f2;margin:0;padding:1.5rem}
main{max-width:34rem;margin:0 auto;background:#fff;padding:1.5rem;border-radius:.75rem}
.dealer{max-width:34rem;margin:0 auto 1rem;font-weight:700}.dealer a{color:inherit;text-decoration:none}
h1{font-size:1.5rem;line-height:1.2;margin:0 0 1rem}label{display:block;margin:1rem 0 .25rem;font-weight:600}
label.tick{font-weight:400}input,textarea,select{font:inherit;box-sizing:border-box;padding:.625rem;border:1px solid #6b7280;border-radius:.375rem}
input:not([type=checkbox]),textarea,select{width:100%}textarea{min-height:8rem}
button{font:inherit;font-weight:600;margin-top:1.5rem;padding:.75rem 1.5rem;border:0;border-radius:.375rem;background:#1d232b;color:#fff}
h2{font-size:1.1rem;margin:1.5rem 0 0}.car{display:flex;gap:1rem;align-items:center}.car img{width:8rem;aspect-ratio:3/2;object-fit:cover;border-radius:.375rem}
dl{margin:0}dt{font-weight:600;margin-top:.75rem}dd{margin:0}
button.plain{background:none;color:inherit;text-decoration:underline;padding-inline:0;margin-top:.5rem}.wrong{border-left:.25rem solid #b42318;padding-left:1rem}.fault{color:#b42318;margin:.25rem 0}`;

/**
 * HTML page for a browser without JavaScript, with the dealer's name.
 *
 * @param body HTML; text from outside is escaped already
 * @param site whose site the request belongs to; null where the host belongs to none
 * @param before text before the heading in the page's title, as 'Error: ' does (GOV.UK Design System)
 */
export function htmlPage(
	status: number,
	title: string,
	body: string,
	site: Pick<ApiSite, 'name'> | null,
	before = '',
): Response {
	const name = site ? `<p class="dealer"><a href="/">${escaped(site.name)}</a></p>` : '';
	const page = `<!doctype html>
<html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escaped(before + title)}</title><style>${STYLE}</style></head>
<body>${name}<main><h1>${escaped(title)}</h1>
${body}
</main></body></html>
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

/** How to reach the dealer without a form. */
export function callLine({ name, phone }: { name: string; phone: string }): string {
	const href = `tel:${dialled(phone)}`;
	return `<p>You can also call ${escaped(name)} on <a href="${escaped(href)}">${escaped(phone)}</a>.</p>`;
}
