import type { Element, ElementContent, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import type { Dealer } from '../../config/complete-dealer.ts';
import { dialled } from '../../domain/phone/phone.ts';
import { visibleLocations } from '../shown-location.ts';

/** Elements whose text stays as it is: links already, and text to copy. */
const LEFT_ALONE = ['a', 'code', 'pre'];

/** Makes the numbers of a dealer and of its locations in a text links to call, written as they are there. */
export function linkPhones(tree: Root, numbers: readonly string[]): void {
	visit(tree, (node, index, parent) => {
		if (node.type === 'element' && LEFT_ALONE.includes(node.tagName)) return SKIP;
		if (node.type !== 'text' || index === undefined || !parent) return undefined;
		const parts = partsOf(node.value, numbers);
		if (parts.length === 1) return undefined;
		parent.children.splice(index, 1, ...parts);
		return index + parts.length;
	});
}

/** The numbers that can be called: the dealer's and those of its visible locations. */
export function numbersOf(dealer: Dealer): string[] {
	const ofLocations = visibleLocations(dealer).flatMap(({ contact_detail: { phone, landline_phone } }) => [
		phone,
		landline_phone,
	]);
	return [...new Set([dealer.phone, ...ofLocations])].filter((number) => number !== null);
}

/** A text cut at its numbers, each of them a link. */
function partsOf(text: string, numbers: readonly string[]): ElementContent[] {
	const [number, ...others] = numbers;
	if (number === undefined) return [{ type: 'text', value: text }];
	return text
		.split(number)
		.flatMap((part, index) => [
			...(index > 0 ? [callLink(number)] : []),
			...(part === '' ? [] : partsOf(part, others)),
		]);
}

function callLink(number: string): Element {
	const children: ElementContent[] = [{ type: 'text', value: number }];
	return { type: 'element', tagName: 'a', properties: { href: `tel:${dialled(number)}` }, children };
}
