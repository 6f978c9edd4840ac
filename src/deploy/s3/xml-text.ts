import { DomUtils } from 'htmlparser2';

/** An XML document, or a part of one. */
export type Tree = Parameters<typeof DomUtils.getElementsByTagName>[1];

/** The text of the first element of a name; empty for none. */
export function tagText(tree: Tree, name: string): string {
	return DomUtils.textContent(DomUtils.getElementsByTagName(name, tree, true, 1));
}
