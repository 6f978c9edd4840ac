import { execFileSync } from 'node:child_process';
import { ROOT } from '../fixtures/root.ts';

/**
 * The line of a commit's message that names the pieces it changes on purpose: `Changed-pictures: card/Price, form/Choice`; `all` for all.
 */
export const TRAILER = 'Changed-pictures';

/** The commit that the pieces are compared with. */
export interface CommitBefore {
	/** Its full hash. */
	hash: string;
	/** The pieces that the commits since then change on purpose. */
	named: readonly string[];
}

/**
 * The commit before this one; with uncommitted changes, the last commit. `FORECOURT_PICTURES_SINCE` names another,
 * such as `main` on a branch.
 *
 * @returns null where there is none: without git, for a first commit, or in a clone of the last commit alone
 */
export function commitBefore(): CommitBefore | null {
	const { FORECOURT_PICTURES_SINCE } = process.env;
	// A shallow clone can fetch it where its origin is within reach.
	if (git('rev-parse', '--is-shallow-repository') === 'true') git('fetch', '--quiet', '--deepen=1');
	const isClean = git('status', '--porcelain', '--', 'src', 'public', 'package-lock.json') === '';
	const hash = git(
		'rev-parse',
		'--verify',
		'--quiet',
		FORECOURT_PICTURES_SINCE ?? (isClean ? 'HEAD~1' : 'HEAD'),
	);
	if (!hash) return null;
	const trailers = git('log', `--format=%(trailers:key=${TRAILER},valueonly)`, `${hash}..HEAD`) ?? '';
	const named = trailers.split(/[\s,]+/).filter(Boolean);
	return { hash, named: [...new Set(named)] };
}

/** Git's output; null when it fails. */
function git(...args: string[]): string | null {
	try {
		return execFileSync('git', args, {
			cwd: ROOT,
			encoding: 'utf8',
			stdio: ['ignore', 'pipe', 'ignore'],
		}).trim();
	} catch {
		return null;
	}
}
