import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/**
 * Copies a store's SQLite file while services go on writing to it: all that was acknowledged when it began is in the copy, which is
 * whole or not there. To restore: stop the service, put the copy in the file's place without its `-wal` and `-shm`, start the service.
 *
 * @throws Error of one sentence when there is no such store, the copy's file is there already, or the copy is not sound
 */
export function backUp(file: string, to: string): void {
	if (!existsSync(file)) throw new Error(`there is no store at ${file}`);
	if (existsSync(to)) throw new Error(`${to} is there already; name a new file for each copy`);
	const unfinished = `${to}.new`;
	rmSync(unfinished, { force: true });
	// Only its owner reads a copy of leads, as of the store itself.
	closeSync(openSync(unfinished, 'w', 0o600));
	using store = new DatabaseSync(file, { readOnly: true });
	store.prepare('VACUUM INTO ?').run(unfinished);
	using copy = new DatabaseSync(unfinished);
	const found = copy.prepare('PRAGMA integrity_check').get()?.['integrity_check'];
	if (found !== 'ok')
		throw new Error(`the copy is not sound (${String(found)}); look after the disk of ${file}`);
	copy.close();
	const handle = openSync(unfinished, 'r+');
	fsyncSync(handle);
	closeSync(handle);
	renameSync(unfinished, to);
}
