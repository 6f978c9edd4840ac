import type { Element, ElementContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { parseMarkdown, renderMarkdown } from '../../../content/markdown.ts';
import type { Passage } from '../../../domain/answers/passages/passage.ts';
import { sentencesOf } from '../../../domain/answers/passages/sentences.ts';
import type { PageText } from '../../../domain/content/page-text.ts';
import { textPagePath } from '../../../paths/paths.ts';
import { LEGAL_PAGES } from '../../../paths/standard-pages.ts';
import type { Site } from '../../../site/site.ts';
import { dealerText } from '../../../site/text/dealer-text.ts';

/** What the dealer's text pages say, but for texts of law, in pieces that answers can quote. */
export const dealerPassages = (site: Site): Passage[] =>
	site.content.pages
		.filter(({ slug }) => !LEGAL_PAGES.includes(slug))
		.flatMap((page) => pagePassages(page, site));

function pagePassages({ title, lead, body, slug }: PageText, site: Site): Passage[] {
	const name = dealerText(title, site);
	const markdown = dealerText(body, site);
	const anchors = new Map(renderMarkdown(markdown).headings.map(({ text, id }) => [text, `#${id}`]));
	let place = { from: name, href: textPagePath(slug) };
	let columns: readonly string[] = [];
	const passages: Passage[] = [];
	const add = (...texts: readonly string[]) =>
		passages.push(...texts.filter(Boolean).map((text) => ({ label: null, text, ...place })));
	add(...sentencesOf(dealerText(lead ?? '', site)));
	visit(parseMarkdown(markdown), 'element', (element) => {
		const { tagName } = element;
		const text = plain(element);
		if (/^h\d$/.test(tagName))
			place = { from: `${name}: ${text}`, href: `${textPagePath(slug)}${anchors.get(text) ?? ''}` };
		else if (tagName === 'thead') columns = cellsOf(element.children.find(isElement) ?? element);
		else if (tagName === 'tr') add(rowText(columns, cellsOf(element)));
		else if (tagName === 'p' || tagName === 'li') add(...sentencesOf(text));
		else return undefined;
		return SKIP;
	});
	return passages;
}

const plain = (element: Element) => textOf(element).replace(/\s+/g, ' ').trim();

const isElement = (node: ElementContent): node is Element => node.type === 'element';

const cellsOf = (row: Element) => row.children.filter(isElement).map(plain);

/** A row of a table with the names of its columns: 'Where: Broome, When: a week'. */
const rowText = (columns: readonly string[], cells: readonly string[]) =>
	cells.map((cell, index) => [columns[index], cell].filter(Boolean).join(': ')).join(', ');
