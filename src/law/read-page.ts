import { DomUtils, parseDocument } from 'htmlparser2';
import { MODELS_MENU_PATH } from '../paths/showroom-paths.ts';
import type { Element, ReadPage, RenderedPage, SpokenText } from './page.ts';
import { textBlocks } from './text-blocks.ts';

/** Attributes that are read to visitors, or sent with what they share. */
const SPOKEN_ATTRIBUTES = ['alt', 'aria-label', 'title', 'placeholder', 'data-text', 'data-title'];

/** Reads a page for the legal rules. */
export function readPage({ path, html }: RenderedPage): ReadPage {
	const document = parseDocument(html);
	const elements = DomUtils.findAll(() => true, document.children);
	const first = (wanted: string) => elements.find(({ name }) => name === wanted);
	const blocks = textBlocks(document);
	return {
		path,
		isPart: path === MODELS_MENU_PATH,
		elements,
		main: first('main') ?? first('body') ?? null,
		blocks,
		words: blocks.map(({ text }) => text).join('\n'),
		spoken: elements.flatMap(spokenTexts),
		forms: elements.filter(({ name }) => name === 'form'),
	};
}

function spokenTexts(element: Element): SpokenText[] {
	const { name, attribs } = element;
	if (name === 'title' && isInHead(element))
		return [{ place: 'the title', text: DomUtils.textContent(element) }];
	if (name === 'meta' && attribs['content'])
		return [{ place: `meta ${attribs['name'] ?? attribs['property'] ?? ''}`, text: attribs['content'] }];
	if (name === 'script')
		return attribs['type'] === 'application/ld+json'
			? [{ place: 'structured data', text: DomUtils.textContent(element) }]
			: [];
	return SPOKEN_ATTRIBUTES.filter((attribute) => attribs[attribute]).map((attribute) => ({
		place: `${attribute} of a ${name}`,
		text: attribs[attribute] ?? '',
	}));
}

function isInHead({ parent }: Element): boolean {
	return parent !== null && 'name' in parent && parent.name === 'head';
}
