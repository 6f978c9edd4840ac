import { html, raw } from 'hono/html';
import { type PreviewSite, previewHost } from '../hosts.ts';
import { MAIL_PATH } from '../mail-catcher/mail-page.ts';
import { INDEX_STYLE } from './index-style.ts';
import type { SiteFacts } from './site-facts.ts';

/** A site of the index. */
export interface IndexEntry {
	site: PreviewSite;
	/** Null when the site is not built. */
	facts: SiteFacts | null;
}

type Html = ReturnType<typeof html>;

/**
 * The page at the bare host: every dealer's name, its site's description, and a link.
 *
 * @param mailCount the number of caught mails; null when mail is not caught
 */
export function indexPage(entries: readonly IndexEntry[], url: URL, mailCount: number | null): Html {
	const count = ['No dealers yet', 'One dealer’s site'][entries.length] ?? `${entries.length} dealers’ sites`;
	return html`<!DOCTYPE html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<title>Dealer sites | Forecourt preview</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>${raw(INDEX_STYLE)}</style>
</head>
<body>
<header>
<p class="product">Forecourt preview</p>
<h1>${count}</h1>
${mailCount === null ? '' : html`<p><a href="${MAIL_PATH}">Mail the dealers would get</a> (${mailCount})</p>`}
</header>
<main>
${entries.length > 0 ? '' : html`<p>Make one with <code>npm run new-dealer -- coast-motors</code></p>`}
<ul>
${entries.map((entry) => listItem(entry, url))}
</ul>
</main>
</body>
</html>
`;
}

function listItem({ site, facts }: IndexEntry, url: URL): Html {
	const address = `${previewHost(site)}${url.port && `:${url.port}`}`;
	const colour = facts?.colour ? raw(` style="--site: ${facts.colour}"`) : '';
	return html`<li${colour}>
<div>
<h2>${facts ? html`<a href="${url.protocol}//${address}/">${site.name}</a>` : site.name}</h2>
${facts?.description ? html`<p>${raw(facts.description)}</p>` : ''}
${facts ? '' : html`<p>Not built yet. Build it with <code>npm run build -- ${site.slug}</code></p>`}
</div>
<dl>
${facts ? fact('Vehicles', [facts.vehicles.toLocaleString('en-AU')]) : ''}
${fact('Here', [address])}
${site.hosts.length > 0 ? fact('Published', site.hosts) : ''}
</dl>
</li>
`;
}

function fact(term: string, values: readonly string[]): Html {
	return html`<div><dt>${term}</dt>${values.map((value) => html`<dd>${value}</dd>`)}</div>`;
}
