import { statSync } from 'node:fs';
import { BoundedCache } from './bounded-cache.ts';

/**
 * What was read from files, by their versions (inode, size and time of change): a file that is as it was is not read and parsed again, nor
 * is one that this process has just written. For files that are only ever replaced whole.
 */
export class ReadFiles<Value> {
	readonly #kept: BoundedCache<Value>;

	/** @param limit the most bytes, of files */
	constructor(limit: number) {
		this.#kept = new BoundedCache(limit);
	}

	/**
	 * What a file holds.
	 *
	 * @throws when there is no such file, or `read` does
	 */
	get(file: string, read: () => Value): Value {
		const { ino, size, mtimeMs } = statSync(file);
		return this.#kept.get(`${file} ${ino} ${size} ${mtimeMs}`, read, size);
	}
}
