import type { ApiSite } from '../../api/site-file.ts';
import { dialled } from '../../domain/lead/phone.ts';
import { DEAL_STYLE } from './deal-style.ts';
import { escaped, framedPage } from './html-page.ts';

/** The parts of a page about one vehicle and its money; HTML, with text from outside escaped already. */
export interface DealParts {
	/** Above the heading: where the shopper is. */
	before?: string;
	main: string;
	/** Beside it, or below it on phones: the vehicle and its amounts. */
	aside: string;
}

/** A page in the dealer's frame with the vehicle always in view: beside the text, on phones below it. Works without JavaScript. */
export function dealPage(title: string, { before = '', main, aside }: DealParts, site: ApiSite): Response {
	const tel = `tel:${dialled(site.phone)}`;
	const page = framedPage(
		{
			status: 200,
			title,
			style: DEAL_STYLE,
			phone: `<a class="call" href="${escaped(tel)}">${escaped(site.phone)}</a>`,
			body: `<main class="deal"><div class="deal__main">${before}<h1>${escaped(title)}</h1>
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
