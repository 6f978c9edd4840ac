import type { Document, Element, TextBlock } from './page.ts';

type Node = Document['children'][number];

/** Elements that are part of the text around them. */
const INLINE = new Set(
	'a abbr b bdi br cite code data del dfn em font i img ins kbd label mark q s samp small span strong sub sup time u var wbr button picture source svg'.split(
		' ',
	),
);
/** Elements whose text is not shown as text of the page. */
const UNREAD = new Set(['script', 'style', 'svg', 'head', 'option', 'select']);
/** Attributes of elements that are shown only after an action; `ui/dialog` opens its dialogs as popovers. */
const FOLDED_ATTRIBUTES = ['hidden', 'popover'];
/** Elements and classes of smaller or paler text. */
const QUIET_ELEMENTS = ['small', 'sup', 'sub'];
const QUIET_CLASS = /(?:^|\s)(?:small|muted|vh)(?:\s|$)/;

/** What applies to the text of an element, from all around it. */
interface Manner {
	block: Element | null;
	isFolded: boolean;
	isQuiet: boolean;
}

/** The texts of a document, or of an element, by block and in their order. */
export function textBlocks(of: Document | Element): TextBlock[] {
	const blocks: TextBlock[] = [];
	let open: { element: Element; isFolded: boolean; text: string; quiet: string } | null = null;
	let from = 0;
	const close = () => {
		const text = tidy(open?.text ?? '');
		if (open && text !== '') {
			blocks.push({ ...open, text, quiet: tidy(open.quiet), from });
			from += text.length + 1;
		}
		open = null;
	};
	const add = (text: string, { block, isFolded, isQuiet }: Manner) => {
		if (!block) return;
		open ??= { element: block, isFolded, text: '', quiet: '' };
		open.text += text;
		if (isQuiet) open.quiet += text;
	};
	const walk = (nodes: readonly Node[], manner: Manner) => {
		for (const node of nodes) {
			if (node.type === 'text') add(node.data, manner);
			if (!('attribs' in node) || UNREAD.has(node.name)) continue;
			const inner = mannerOf(node as Element, manner);
			if (INLINE.has(node.name) && inner.isFolded === manner.isFolded) {
				// '$25,000' and 'Was $27,500' are two elements without a space between.
				const space = node.name === 'wbr' ? '' : ' ';
				add(space, inner);
				walk(node.children, { ...inner, block: manner.block ?? inner.block });
				add(space, inner);
			} else {
				close();
				walk(node.children, inner);
				close();
			}
		}
	};
	walk(of.children, { block: 'attribs' in of ? of : null, isFolded: false, isQuiet: false });
	close();
	return blocks;
}

/** The manner of the text in an element. The summary of a fold is always shown. */
function mannerOf(element: Element, { block, isFolded, isQuiet }: Manner): Manner {
	const { name, attribs } = element;
	const isInDetails = block?.name === 'details' && !('open' in block.attribs);
	const isFold =
		name === 'template' ||
		(name === 'dialog' && !('open' in attribs)) ||
		(isInDetails && name !== 'summary') ||
		FOLDED_ATTRIBUTES.some((attribute) => attribute in attribs);
	return {
		block: element,
		isFolded: isFolded || isFold,
		isQuiet: isQuiet || QUIET_ELEMENTS.includes(name) || QUIET_CLASS.test(attribs['class'] ?? ''),
	};
}

function tidy(text: string): string {
	return text
		.replace(/\s{2,}|[^\S ]/g, ' ')
		.replace(/ (?=[.,;:!?%)])/g, '')
		.trim();
}
