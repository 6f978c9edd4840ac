import type { Vehicle } from '../../domain/vehicle/record/vehicle.ts';
import { entriesOfLists } from '../../json-bytes.ts';

/** The text of a vehicle in a file of the last build; undefined where that is not known to be what this build would write. */
export type LastText = (vehicle: Vehicle) => Uint8Array | undefined;

/**
 * A function for the texts of vehicles in a file of the last build, which may have been another process: to work all of them out again
 * would take most of a small change's time.
 *
 * @param isUnchanged whether a vehicle, and all else that its text depends on, is as it was then
 * @param read reads the file when the first text is needed; null where it is not the one that build wrote
 */
export function lastTexts(isUnchanged: (vehicle: Vehicle) => boolean, read: () => Buffer | null): LastText {
	let texts: ReadonlyMap<string, Uint8Array> | undefined;
	return (vehicle) => {
		if (!isUnchanged(vehicle)) return undefined;
		texts ??= vehicleTexts(read() ?? Buffer.alloc(0));
		return texts.get(vehicle.id);
	};
}

/** The texts of the vehicles in a file, by their ids. */
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
