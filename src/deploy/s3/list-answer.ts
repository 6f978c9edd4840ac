import { DomUtils } from 'htmlparser2';

type Tree = Parameters<typeof DomUtils.getElementsByTagName>[1];

/** An object in a list. */
export interface ListedObject {
	/** Without the prefix of the bucket. */
	key: string;
	size: number;
	modified: Date;
}

/** The objects in a page of `ListObjectsV2`. */
export function listedObjects(document: Tree, prefix: string): ListedObject[] {
	return DomUtils.getElementsByTagName('Contents', document).map((entry) => ({
		key: tagText(entry, 'Key').slice(prefix.length),
		size: Number(tagText(entry, 'Size')),
		modified: new Date(tagText(entry, 'LastModified')),
	}));
}

/** The text of the first element of a name; empty for none. */
export function tagText(tree: Tree, name: string): string {
	return DomUtils.textContent(DomUtils.getElementsByTagName(name, tree, true, 1));
}
