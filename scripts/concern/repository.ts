import { execFileSync } from 'node:child_process';
import { relative } from 'node:path';
import { UserError } from '../command.ts';

/** Output of `git ls-files` for a fleet of 300 dealers with thousands of pictures. */
const MAX_OUTPUT_BYTES = 256 * 1024 * 1024;

/** A commit that the working tree is compared with. */
export interface Commit {
	/** As it was given, such as `main`. */
	ref: string;
	hash: string;
}

/**
 * The commit that a branch, tag or hash names.
 *
 * @throws UserError without git, outside a repository, and for a name that no commit here has
 */
export function commitOf(root: string, ref: string): Commit {
	requireRepository(root);
	const hash = quietly(root, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]);
	if (hash) return { ref, hash: hash.trim() };
	const isShallow = quietly(root, ['rev-parse', '--is-shallow-repository'])?.trim() === 'true';
	throw new UserError(
		isShallow
			? `There is no commit '${ref}' in this shallow clone. Get the history first: git fetch --unshallow (in GitHub Actions: fetch-depth: 0 at the step of actions/checkout)`
			: `There is no commit '${ref}' here. Name a branch, tag or hash that git log knows; git fetch gets those of the remote`,
	);
}

/**
 * The files that differ between a commit and the working tree, with slashes: committed, uncommitted and new ones. A renamed file
 * counts twice, with its old name and its new one.
 */
export function changedPaths(root: string, { hash }: Commit): string[] {
	const tracked = git(root, ['diff', '--name-only', '--no-renames', '-z', hash, '--']);
	return [...new Set([...listed(tracked), ...newPaths(root)])].toSorted();
}

/** The number of files that differ from the last commit. */
export function uncommittedCount(root: string): number {
	const tracked = git(root, ['diff', '--name-only', '--no-renames', '-z', 'HEAD', '--']);
	return listed(tracked).length + newPaths(root).length;
}

/** The dealers of a commit: the folders below `dealersFolder` with a `dealer.ts`. */
export function dealersAt(root: string, { hash }: Commit, dealersFolder: string): string[] {
	const files = git(root, ['ls-tree', '-r', '--name-only', '-z', hash, '--', dealersFolder]);
	return listed(files).flatMap((file) => {
		const [slug = '', name, ...deeper] = file.slice(dealersFolder.length + 1).split('/');
		return name === 'dealer.ts' && deeper.length === 0 ? [slug] : [];
	});
}

/**
 * The path of a folder from the repository's root, with slashes.
 *
 * @throws UserError for a folder outside the repository, whose changes git does not know
 */
export function folderInRepository(root: string, folder: string): string {
	const path = relative(root, folder).replaceAll('\\', '/');
	if (path === '' || /^\.\.(\/|$)/.test(path) || path.includes(':'))
		throw new UserError(
			`${folder} is not a folder of the repository ${root}: git cannot tell what changed in it`,
		);
	return path;
}

/** Git's output. */
export function git(root: string, args: readonly string[]): string {
	return execFileSync('git', args, {
		cwd: root,
		encoding: 'utf8',
		maxBuffer: MAX_OUTPUT_BYTES,
		stdio: ['ignore', 'pipe', 'pipe'],
	});
}

function newPaths(root: string): string[] {
	return listed(git(root, ['ls-files', '--others', '--exclude-standard', '-z']));
}

function listed(output: string): string[] {
	return output.split('\0').filter(Boolean);
}

/** The folder must be the top of a repository: paths are counted from there. */
function requireRepository(root: string): void {
	try {
		if (git(root, ['rev-parse', '--show-cdup']).trim() === '') return;
	} catch (error) {
		const { code, stderr } = error as { code?: string; stderr?: string };
		if (code === 'ENOENT')
			throw new UserError('git is not installed, or not on the PATH; changes are found with it');
		throw new UserError(
			`${root} is not a git repository that can be read, so there is nothing to compare with (${stderr?.trim().split('\n')[0]})`,
		);
	}
	throw new UserError(
		`${root} is a folder within another git repository, so there is nothing to compare with`,
	);
}

/** Git's output; null when it fails. */
function quietly(root: string, args: readonly string[]): string | null {
	try {
		return git(root, args);
	} catch {
		return null;
	}
}
