import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { linkFile } from '../../src/generator/files/link-file.ts';
import { type Commit, git } from '../concern/repository.ts';

/** The sources of a commit in a temporary git worktree. */
export interface EarlierSources {
	root: string;
	/** Removes the worktree. */
	remove: () => void;
}

const BUNDLES = '.forecourt/bundles';
const PICTURES = '.forecourt/pictures';

/**
 * Checks a commit out beside the working tree, which is left as it is. Bundles are shared, so that one that is built once serves
 * both; packages are, too, where the lockfile is the same.
 */
export function checkOutEarlier(root: string, { hash }: Commit): EarlierSources {
	const parent = mkdtempSync(join(tmpdir(), 'forecourt-changes-'));
	const earlier = join(parent, hash.slice(0, 9));
	const remove = () => {
		// Of the shared folders, this removes the links only.
		rmSync(parent, { recursive: true, force: true });
		git(root, ['worktree', 'prune']);
	};
	try {
		// Without the repository's hooks, which may expect a person's working tree.
		git(root, ['-c', 'core.hooksPath=/dev/null', 'worktree', 'add', '--quiet', '--detach', earlier, hash]);
		shareCaches(root, earlier);
	} catch (error) {
		remove();
		throw error;
	}
	return { root: earlier, remove };
}

function shareCaches(root: string, earlier: string): void {
	for (const folder of [join(root, BUNDLES), join(earlier, PICTURES)]) mkdirSync(folder, { recursive: true });
	symlinkSync(join(root, BUNDLES), join(earlier, BUNDLES));
	if (lockfileOf(root) === lockfileOf(earlier))
		symlinkSync(join(root, 'node_modules'), join(earlier, 'node_modules'));
	// The files and not the folder, as other sources draw other pictures.
	if (!existsSync(join(root, PICTURES))) return;
	for (const name of readdirSync(join(root, PICTURES)))
		linkFile(join(root, PICTURES, name), join(earlier, PICTURES, name));
}

function lockfileOf(root: string): string | null {
	const file = join(root, 'package-lock.json');
	return existsSync(file) ? readFileSync(file, 'utf8') : null;
}
