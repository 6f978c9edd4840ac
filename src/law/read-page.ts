import { DomUtils, parseDocument } from 'htmlparser2';
import { MODELS_MENU_PATH } from '../paths/showroom-paths.ts';
import { textBlocks } from './text-blocks.ts';

export type Document = ReturnType<typeof parseDocument>;
export type Element = NonNullable<ReturnType<typeof DomUtils.findOne>>;

/** A page as it was printed. */
export interface PrintedPage {
	/** Its address on the site: '/special-offers'. */
	path: string;
	html: string;
}

/** The text of one paragraph, heading, cell or other block. */
export interface TextBlock {
	text: string;
	element: Element;
	/** The part of it in smaller or paler type. */
	quiet: string;
	/** Where it begins in the words of the page. */
	from: number;
	/** Whether a visitor has to open or wait for something to see it: a dialog, a fold, a template. */
	isFolded: boolean;
}

/** A text that is read by itself: a title, a description for search engines, a label. */
export interface SpokenText {
	/** Where it is: 'the page’s title', 'meta description'. */
	place: string;
	text: string;
}

/** What the legal rules read of a page. It is parsed once for all rules. */
export interface ReadPage {
	path: string;
	elements: readonly Element[];
	/** The content without header and footer; the whole body where the page has none. */
	main: Element | null;
	blocks: readonly TextBlock[];
	/** Whether other pages insert it: it is never read by itself. */
	isPart: boolean;
	/** The texts of all blocks, in order, a line each. */
	words: string;
	spoken: readonly SpokenText[];
	forms: readonly Element[];
}

/** Attributes that are read to visitors, or sent with what they share. */
const SPOKEN_ATTRIBUTES = ['alt', 'aria-label', 'title', 'placeholder', 'data-text', 'data-title'];

/** Reads a page for the legal rules. */
export function readPage({ path, html }: PrintedPage): ReadPage {
	const document = parseDocument(html);
	const elements = DomUtils.findAll(() => true, document.children);
	const named = (...names: string[]) => elements.filter(({ name }) => names.includes(name));
	const blocks = textBlocks(document);
	return {
		path,
		isPart: path === MODELS_MENU_PATH,
		elements,
		main: named('main')[0] ?? named('body')[0] ?? null,
		blocks,
		words: blocks.map(({ text }) => text).join('\n'),
		spoken: elements.flatMap(spokenTexts),
		forms: named('form'),
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
	return SPOKEN_ATTRIBUTES.flatMap((attribute) => {
		const text = attribs[attribute];
		return text ? [{ place: `${attribute} of a ${name}`, text }] : [];
	});
}

function isInHead({ parent }: Element): boolean {
	return parent !== null && 'name' in parent && parent.name === 'head';
}

/** The words within an element, a line for each block. */
export function wordsIn(element: Element): string {
	return textBlocks(element)
		.map(({ text }) => text)
		.join('\n');
}

/** The elements around one, from the inside outwards. */
export function* around(element: Element): Generator<Element> {
	for (let at = element.parent; at !== null && 'attribs' in at; at = at.parent) yield at;
}
