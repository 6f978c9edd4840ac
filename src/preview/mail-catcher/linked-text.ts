import { html } from 'hono/html';
import { type PreviewSite, previewHost, shownAt } from '../hosts.ts';

/** Addresses in the text of a mail, without the punctuation after them. */
const ADDRESS = /\bhttps?:\/\/[^\s<>"]*[^\s<>".,;:!?)]/g;

/** The address of a link of a mail on this machine; null for a link to anywhere else. */
export type LocalAddress = (link: string) => string | null;

/**
 * Where links of mails lead in the preview: those to a site's published hosts to the same page of the site as it is served here.
 *
 * @param here the address of the preview
 */
export function localAddresses(sites: readonly PreviewSite[], here: URL): LocalAddress {
	return (link) => {
		const url = URL.parse(link);
		const site = url && shownAt(url.hostname, sites);
		if (!url || !site || site === 'index') return null;
		const host = `${previewHost(site)}${here.port && `:${here.port}`}`;
		return `${here.protocol}//${host}${url.pathname}${url.search}${url.hash}`;
	};
}

/** The text of a mail with its links as they were sent; those to a site lead to the site on this machine, and no other leads anywhere. */
export function linkedText(text: string, localAddress: LocalAddress) {
	const parts: (string | ReturnType<typeof html>)[] = [];
	let end = 0;
	for (const { 0: link, index } of text.matchAll(ADDRESS)) {
		const local = localAddress(link);
		if (local === null) continue;
		parts.push(text.slice(end, index), html`<a href="${local}">${link}</a>`);
		end = index + link.length;
	}
	return html`${[...parts, text.slice(end)]}`;
}
