import { DomUtils, parseDocument } from 'htmlparser2';
import { textOf } from '../reaching.ts';
import type { BucketAccess } from './access.ts';
import type { SignedRequest } from './signed-request.ts';
import { type Tree, tagText } from './xml-text.ts';

/** An object in a list. */
export interface ListedObject {
	/** Without the prefix of the bucket. */
	key: string;
	size: number;
	modified: Date;
}

/**
 * Lists the objects whose keys begin with a text, answer after answer: one has at most 1,000.
 *
 * @param start without the prefix of the bucket; empty for all objects
 */
export async function listObjects(
	ask: SignedRequest,
	{ url, prefix }: Pick<BucketAccess, 'url' | 'prefix'>,
	start: string,
): Promise<ListedObject[]> {
	const objects: ListedObject[] = [];
	const request = { method: 'GET' as const, about: `the list of ${start || 'all objects'}` };
	let token = '';
	do {
		const query = new URLSearchParams({
			'list-type': '2',
			prefix: `${prefix}${start}`,
			...(token && { 'continuation-token': token }),
		});
		const answer = await ask(`${url}?${query}`, request, [200]);
		const document = parseDocument(textOf(answer), { xmlMode: true });
		objects.push(...listedObjects(document, prefix));
		token = tagText(document, 'NextContinuationToken');
	} while (token !== '');
	return objects;
}

/** The objects in an answer. */
function listedObjects(document: Tree, prefix: string): ListedObject[] {
	return DomUtils.getElementsByTagName('Contents', document).map((entry) => ({
		key: tagText(entry, 'Key').slice(prefix.length),
		size: Number(tagText(entry, 'Size')),
		modified: new Date(tagText(entry, 'LastModified')),
	}));
}
