import { resolve } from 'node:path';
import { folderTarget } from './folder/folder-target.ts';
import { type Target, TargetError } from './target.ts';

/** What `--to` takes, for `--help`. */
export const TARGETS: Readonly<Record<string, string>> = {
	'folder:DIR': 'a folder that nginx or Caddy serve (docs/recipes/deploy-folder.md)',
};

/** Opens the target that `--to` names. Credentials come from environment variables only. */
export function openTarget(named: string): Target {
	const [, kind, place] = /^([a-z-]+):(.+)$/.exec(named) ?? [];
	if (kind === 'folder' && place) return folderTarget(resolve(place));
	throw new TargetError(`--to takes one of ${Object.keys(TARGETS).join(', ')}, found '${named}'`);
}
