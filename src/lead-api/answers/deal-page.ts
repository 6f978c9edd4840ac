import type { ApiSite } from '../../api/site/site-file.ts';
import { dialled } from '../../domain/phone/phone.ts';
import { DEAL_STYLE } from './deal-style.ts';
import { escaped, escapedWhole, framedPage } from './html-page.ts';

/** The parts of a page about one vehicle and its money; HTML, with text from outside escaped already. */
export interface DealParts {
	/** Above the heading: where the shopper is. */
	before?: string;
	main: string;
	/** Beside it, or below it on phones: the vehicle and its amounts. */
	aside: string;
	/** On phones, a bar above it in place of the aside, which opens to the amounts; '' for none. */
	bar?: string;
}

const PHONE =
	'<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6.5 3.5h3l1.5 4.5-2 1.5a12 12 0 0 0 5.5 5.5l1.5-2 4.5 1.5v3a2 2 0 0 1-2.200 2A17 17 0 0 1 4.5 5.7a2 2 0 0 1 2-2.200z"/></svg>';

/** A page in the dealer's frame with the vehicle always in view: beside the text, on phones below it. Works without JavaScript. */
export function dealPage(
	title: string,
	{ before = '', main, aside, bar = '' }: DealParts,
	site: ApiSite,
): Response {
	const tel = `tel:${dialled(site.phone)}`;
	const page = framedPage(
		{
			status: 200,
			title,
			style: DEAL_STYLE,
			phone: `<a class="call" href="${escaped(tel)}">${PHONE}${escaped(site.phone)}</a>`,
			body: `${bar}<main class="deal${bar && ' deal--bar'}"><div class="deal__main">${before}<h1>${escapedWhole(title)}</h1>
${main}</div>
<aside>${aside}</aside></main>`,
		},
		site,
	);
	page.headers.set('Cache-Control', 'no-store');
	return page;
}

/** Rows of labels and values; values are HTML. */
export function factRows(rows: readonly (readonly [label: string, value: string])[]): string {
	return `<dl class="facts">${rows
		.map(([label, value]) => `<div><dt>${escaped(label)}</dt><dd>${value}</dd></div>`)
		.join('')}</dl>`;
}
