import type { Element } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { parseMarkdown } from '../../../content/markdown.ts';
import type { Passage } from '../../../domain/answers/passage.ts';
import { sentencesOf } from '../../../domain/answers/sentences.ts';
import type { PageText } from '../../../domain/content/page-text.ts';
import { textPagePath } from '../../../paths/paths.ts';
import { LEGAL_PAGES } from '../../../paths/standard-pages.ts';
import { dealerText } from '../../../site/dealer-text.ts';
import type { Site } from '../../../site/site.ts';

/** What the dealer's text pages say, but for texts of law, in pieces that answers can quote. */
export const dealerPassages = (site: Site): Passage[] =>
	site.content.pages
		.filter(({ slug }) => !LEGAL_PAGES.includes(slug))
		.flatMap((page) => pagePassages(page, site));

function pagePassages({ title, lead, body, slug }: PageText, site: Site): Passage[] {
	const name = dealerText(title, site);
	let from = name;
	const href = textPagePath(slug);
	const passages = sentencesOf(dealerText(lead ?? '', site)).map(
		(text): Passage => ({ label: null, text, from, href }),
	);
	visit(parseMarkdown(dealerText(body, site)), 'element', (element) => {
		const { tagName } = element;
		if (/^h\d$/.test(tagName)) from = `${name}: ${plain(element)}`;
		else if (tagName === 'p' || tagName === 'li')
			for (const text of sentencesOf(plain(element))) passages.push({ label: null, text, from, href });
		else if (tagName === 'tr') passages.push({ label: null, text: rowText(element), from, href });
		else return undefined;
		return SKIP;
	});
	return passages.filter(({ text }) => text !== '');
}

const plain = (element: Element) => textOf(element).replace(/\s+/g, ' ').trim();

/** A row of a table: 'Flat tyre: your spare is fitted'. Rows of headings say nothing by themselves. */
function rowText({ children }: Element): string {
	const cells = children.filter((child): child is Element => child.type === 'element');
	return cells.some(({ tagName }) => tagName === 'th') ? '' : cells.map(plain).filter(Boolean).join(': ');
}
