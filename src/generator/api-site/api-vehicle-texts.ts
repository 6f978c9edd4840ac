import { entriesOfLists } from '../../json-bytes.ts';

/** The texts of the vehicles in the lead API's file, by their ids: the next build finds them without reading the others. */
export function vehicleTexts(file: Buffer): Map<string, Uint8Array> {
	const texts = new Map<string, Uint8Array>();
	for (const text of entriesOfLists(file).get('vehicles') ?? []) {
		const [, id] = ID.exec(text.toString('utf8', 0, LONGEST_START)) ?? [];
		if (id !== undefined) texts.set(JSON.parse(id) as string, text);
	}
	return texts;
}

const ID = /^\{"id":("(?:[^"\\]|\\.)*")/;

/** The bytes of a text in which its id is looked for. */
const LONGEST_START = 200;
