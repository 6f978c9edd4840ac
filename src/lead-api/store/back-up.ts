import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/**
 * Copies a store's SQLite file while services are writing to it. The copy contains everything acknowledged before the call, and is complete
 * or absent. To restore: stop the service, replace the file with the copy, delete its `-wal` and `-shm` files, start the service.
 *
 * @throws Error when there is no such store, the target exists, or the copy fails its integrity check
 */
export function backUp(file: string, to: string): void {
	if (!existsSync(file)) throw new Error(`there is no store at ${file}`);
	if (existsSync(to)) throw new Error(`${to} is there already; name a new file for each copy`);
	const unfinished = `${to}.new`;
	rmSync(unfinished, { force: true });
	// Readable by the owner only, like the store itself.
	closeSync(openSync(unfinished, 'w', 0o600));
	using store = new DatabaseSync(file, { readOnly: true });
	store.prepare('VACUUM INTO ?').run(unfinished);
	using copy = new DatabaseSync(unfinished);
	const found = copy.prepare('PRAGMA integrity_check').get()?.['integrity_check'];
	if (found !== 'ok') throw new Error(`the copy is corrupt (${String(found)}); check the disk of ${file}`);
	copy.close();
	const handle = openSync(unfinished, 'r+');
	fsyncSync(handle);
	closeSync(handle);
	renameSync(unfinished, to);
}
