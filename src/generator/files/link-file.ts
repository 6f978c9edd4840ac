import { type Stats, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder } from '../../make-folder.ts';
import { linkOrCopy, replaceWhole, tryLink } from '../../whole-file.ts';

/**
 * Puts a shared file into a site: as a hard link, or as a copy where the two are on different
 * devices. Nothing is done when it is there already.
 */
export function linkFile(source: string, target: string): void {
	const [from, to] = [statSync(source), statSync(target, { throwIfNoEntry: false })];
	if (to && isSameFile(from, to)) return;
	makeFolder(dirname(target));
	// A new name is there at once; only an existing file must be replaced.
	if (!to && tryLink(source, target)) return;
	replaceWhole(target, (temporary) => linkOrCopy(source, temporary));
}

function isSameFile(from: Stats, to: Stats): boolean {
	// A copy has the time of its source in whole milliseconds.
	const isCopy = to.size === from.size && to.mtime.getTime() === from.mtime.getTime();
	return (to.ino === from.ino && to.dev === from.dev) || isCopy;
}
