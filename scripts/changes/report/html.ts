import { html, raw } from 'hono/html';
import { PARTS } from '../compare/difference.ts';
import type { DifferenceGroup } from '../compare/group-differences.ts';
import { REPORT_STYLE } from './html-style.ts';
import { picturesHtml } from './pictures-html.ts';
import { type Piece, piecesOf } from './pieces.ts';
import type { DealerReport, Report } from './report.ts';
import {
	alike,
	comparedText,
	headline,
	isDifferent,
	PART_TITLES,
	pagesText,
	totalsOf,
	wordless,
} from './words.ts';

type Html = ReturnType<typeof html>;

/** Differences of each part that are shown at once; the others are one press away. */
const SHOWN = 12;

/** A report as a page of its own. */
export function htmlOf(report: Report): string {
	const { dealers, notes } = report;
	const told = dealers.filter((dealer) => isDifferent(dealer) || dealer.problems.length > 0);
	const page = html`<!DOCTYPE html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<title>${headline(report)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>${raw(REPORT_STYLE)}</style>
</head>
<body>
<header class="top">
<h1>${headline(report)}</h1>
<p class="quiet">${comparedText(report)}</p>
${notes.map((note) => html`<pre class="fault">${note}</pre>`)}
</header>
<main>
${dealers.length > 0 ? overview(dealers) : ''}
${alike(told).map(section)}
</main>
</body>
</html>
`;
	return String(page);
}

function overview(dealers: readonly DealerReport[]): Html {
	return html`<div class="scroll"><table class="overview">
<thead><tr><th scope="col">Dealer</th><th scope="col">Pages</th><th scope="col">New</th><th scope="col">Gone</th><th scope="col">Changed</th><th scope="col">Because of</th></tr></thead>
<tbody>${dealers.map((dealer) => {
		const { slug, state, changes, because } = dealer;
		const { added, removed, changed, restyled } = totalsOf(dealer);
		const name =
			isDifferent(dealer) || dealer.problems.length > 0 ? html`<a href="#${slug}">${slug}</a>` : slug;
		const numbers = changes
			? [changes.pages, added, removed, changed].map(
					(count) => html`<td>${count.toLocaleString('en-AU')}</td>`,
				)
			: html`<td colspan="4" class="bad">not compared</td>`;
		return html`<tr><th scope="row">${name}${state === 'kept' ? '' : html` <span class="tag">${state}</span>`}</th>${numbers}<td class="path">${because}${restyled > 0 ? html`<br><span class="quiet">${pagesText(restyled)} with other scripts or styles</span>` : ''}</td></tr>`;
	})}</tbody>
</table></div>`;
}

function section(dealers: readonly DealerReport[]): Html {
	const [dealer] = dealers;
	if (!dealer) return html``;
	const { changes, problems, notes } = dealer;
	const others = dealers.slice(1);
	return html`<section class="dealer" id="${dealer.slug}">
<h2>${dealer.slug}</h2>
${others.length > 0 ? html`<p>The same on ${others.map(({ slug }, index) => html`${index > 0 ? ', ' : ''}<span id="${slug}">${slug}</span>`)}.</p>` : ''}
${problems.map((problem) => html`<p class="fault">${problem}</p>`)}
${notes.map((note) => html`<p class="note">${note}</p>`)}
${
	changes &&
	html`<ul class="kinds">${changes.kinds.map(
		({ kind, added, removed, changed, restyled }) =>
			html`<li><b>${kind}</b> ${[
				[added, 'new'],
				[removed, 'gone'],
				[changed, 'changed'],
				[restyled, 'restyled'],
			]
				.filter(([count]) => count !== 0)
				.map(([count, word]) => `${count} ${word}`)
				.join(', ')}</li>`,
	)}</ul>
${pageList('New pages', changes.added)}
${pageList('Pages that are gone', changes.removed)}
${PARTS.map((part) =>
	list(
		PART_TITLES[part],
		changes.differences.filter((group) => group.part === part),
		item,
	),
)}
${list(
	'Other files',
	changes.files,
	({ file, change, lines }) =>
		html`<li><code>${file}</code> ${change}${lines.map(({ before, after }) => html`<br>${marked(piecesOf(before, after))}`)}</li>`,
)}`
}
${dealers.map(picturesHtml)}
</section>`;
}

function pageList(title: string, pages: readonly { path: string; title: string }[]): Html {
	return list(title, pages, (page) => html`<li><code>${page.path}</code> ${page.title}</li>`);
}

function list<Item>(title: string, items: readonly Item[], itemOf: (item: Item) => Html): Html {
	if (items.length === 0) return html``;
	const rest = items.slice(SHOWN);
	return html`<h3>${title} <span class="quiet">${items.length}</span></h3>
<ul class="list">${items.slice(0, SHOWN).map(itemOf)}</ul>
${rest.length > 0 ? html`<details><summary>${rest.length} more</summary><ul class="list">${rest.map(itemOf)}</ul></details>` : ''}`;
}

function item(group: DifferenceGroup): Html {
	const { part, where, before, after, count, paths } = group;
	const what = before === null && after === null ? wordless(group) : marked(piecesOf(before, after));
	const place = part === 'markup' || where === '' ? '' : html`<span class="where">${where}</span>`;
	const names = paths.map((path, index) => html`${index > 0 ? ', ' : ''}<code>${path}</code>`);
	const left = count - paths.length;
	const on =
		count === 1
			? html`on ${names}`
			: html`<details class="on"><summary>on ${pagesText(count)}</summary>${names}${left > 0 ? ` and ${left} more` : ''}</details>`;
	return html`<li>${place}<span class="${part === 'markup' ? 'text markup' : 'text'}">${what}</span><span class="pages">${on}</span></li>`;
}

function marked(pieces: readonly Piece[]): Html {
	const shown = pieces.map(({ kind, text }) => {
		if (kind === 'same') return text;
		return kind === 'gone' ? html`<del>${text}</del>` : html`<ins>${text}</ins>`;
	});
	return html`${shown}`;
}
