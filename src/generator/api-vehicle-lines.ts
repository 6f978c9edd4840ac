import type { ApiVehicle } from '../api/site/site-file.ts';

/** A vehicle in the list of the lead API's file: JSON on a line of its own, so that the next build finds it without reading the others. */
export function vehicleLine(vehicle: ApiVehicle): Uint8Array {
	return Buffer.from(`\n${JSON.stringify(vehicle)}`);
}

/** The texts of {@link vehicleLine} in a file that ends with their list, by the vehicles' ids. */
export function textsInLines(file: Buffer): Map<string, Uint8Array> {
	const texts = new Map<string, Uint8Array>();
	for (let at = file.indexOf('\n'); at >= 0; ) {
		const next = file.indexOf('\n', at + 1);
		// After a text comes a comma, after the last one the end of the list and of the file.
		const text = file.subarray(at, next < 0 ? -2 : next - 1);
		const [, id] = ID.exec(text.toString('utf8', 0, LONGEST_START)) ?? [];
		if (id !== undefined) texts.set(JSON.parse(id) as string, text);
		at = next;
	}
	return texts;
}

const ID = /^\n\{"id":("(?:[^"\\]|\\.)*")/;

/** The bytes of a text in which its id is looked for. */
const LONGEST_START = 200;
