import { resolve } from 'node:path';
import { cloudflareAccess } from './cloudflare/access.ts';
import { cloudflareTarget } from './cloudflare/cloudflare-target.ts';
import { folderTarget } from './folder/folder-target.ts';
import { netlifyAccess } from './netlify/access.ts';
import { netlifyTarget } from './netlify/netlify-target.ts';
import { bucketAccess } from './s3/access.ts';
import { openBucket } from './s3/bucket.ts';
import { s3Target } from './s3/s3-target.ts';
import { type Target, TargetError } from './target.ts';

/** What `--to` takes, for `--help`. */
export const TARGETS: Readonly<Record<string, string>> = {
	'folder:DIR': 'a folder that nginx or Caddy serve (docs/recipes/deploy-folder.md)',
	's3:BUCKET[/PREFIX]': 'an S3-compatible bucket behind the edge service (docs/recipes/deploy-s3.md)',
	'netlify:TEAM/PREFIX': 'sites of a team, each named PREFIX-slug (docs/recipes/deploy-netlify.md)',
	'cloudflare:PREFIX':
		'projects of Cloudflare Pages, each named PREFIX-slug (docs/recipes/deploy-cloudflare.md)',
};

/** Opens the target that `--to` names. Credentials come from environment variables only. */
export function openTarget(named: string, env: NodeJS.ProcessEnv = process.env): Target {
	const [, kind, place] = /^([a-z0-9-]+):(.+)$/.exec(named) ?? [];
	if (kind === 'folder' && place) return folderTarget(resolve(place));
	if (kind === 's3' && place) return s3Target(openBucket(bucketAccess(place, env)));
	if (kind === 'netlify' && place) return netlifyTarget(netlifyAccess(place, env));
	if (kind === 'cloudflare' && place) return cloudflareTarget(cloudflareAccess(place, env));
	throw new TargetError(`--to takes one of ${Object.keys(TARGETS).join(', ')}, found '${named}'`);
}
