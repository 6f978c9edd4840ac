import { join } from 'node:path';
import { isApiSiteInPlace } from './api-site-file.ts';
import { filesBelow } from './files-on-disk.ts';
import { inputsOf } from './inputs.ts';
import type { DealerJob } from './job.ts';
import { readManifest } from './manifest.ts';
import type { Built } from './outcome.ts';

/** Whether a site was built from the inputs that it has now, and no time has passed at which its pages would change. */
export function hasSameInputs(job: DealerJob): boolean {
	const { inputs, builtFor, validUntil, stock } = readManifest(job.outDir, job.slug);
	const isValid = builtFor <= job.now && job.now < validUntil;
	return inputs !== '' && stock !== null && isValid && inputs === inputsOf(job);
}

/**
 * The outcome for a site that need not be built: the same inputs ({@link hasSameInputs}), and every file in place. Null when the site must be built.
 */
export function unchangedSite(job: DealerJob): Built | null {
	const { pages, files, assets, stock, hosts, hasApi } = readManifest(job.outDir, job.slug);
	if (stock === null || !hasSameInputs(job)) return null;
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
