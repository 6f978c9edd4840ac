import { join } from 'node:path';
import { isApiSiteInPlace } from './api-site-file.ts';
import { filesBelow } from './files-on-disk.ts';
import { inputsOf } from './inputs.ts';
import type { DealerJob } from './job.ts';
import { readManifest } from './manifest.ts';
import type { Built } from './outcome.ts';

/**
 * What a build would come to that changes nothing: same input, no moment passed at which the pages say something else, and
 * every file still in its place. Null when the site must be looked at.
 */
export function unchangedSite(job: DealerJob): Built | null {
	const { inputs, validUntil, pages, files, assets, stock, hosts, hasApi } = readManifest(
		job.outDir,
		job.slug,
	);
	if (inputs === '' || stock === null || job.now >= validUntil || inputs !== inputsOf(job)) return null;
	const onDisk = new Set(filesBelow(join(job.outDir, job.slug)));
	const isWhole = [pages, files, assets].every((entries) =>
		Object.keys(entries).every((file) => onDisk.has(file)),
	);
	if (!isWhole || !isApiSiteInPlace(job.outDir, job.slug, hasApi)) return null;
	const count = Object.keys(pages).length;
	return {
		status: 'built',
		slug: job.slug,
		pages: count,
		rendered: 0,
		reused: count,
		removed: 0,
		stock,
		hosts,
	};
}
