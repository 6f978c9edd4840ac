import { join } from 'node:path';
import { isApiSiteInPlace } from '../api-site/api-site-file.ts';
import { filesBelow } from '../files/files-on-disk.ts';
import type { Built } from '../outcome.ts';
import type { DealerJob } from '../threads/job.ts';
import { inputsOf } from './inputs.ts';
import { readManifest } from './manifest.ts';
import type { Manifest } from './manifest-form.ts';
import { hashOfPaths } from './manifest-text.ts';

/** Whether a site was built from the inputs that it has now, and no time has passed at which its pages would change. */
export function hasSameInputs(job: DealerJob): boolean {
	const { inputs, builtFor, validUntil, stock } = readManifest(job.outDir, job.slug);
	const isValid = builtFor <= job.now && job.now < validUntil;
	return inputs !== '' && stock !== null && isValid && inputs === inputsOf(job);
}

/**
 * Sites with the inputs that they were built from ({@link hasSameInputs}): outcomes for those that need not be built, and jobs for those
 * where a file is missing.
 */
export function unchangedSites(jobs: readonly DealerJob[]): { unchanged: Built[]; broken: DealerJob[] } {
	const unchanged: Built[] = [];
	const broken: DealerJob[] = [];
	for (const job of jobs) {
		const outcome = unchangedSite(job);
		if (outcome) unchanged.push(outcome);
		else broken.push(job);
	}
	return { unchanged, broken };
}

function unchangedSite({ outDir, slug }: DealerJob): Built | null {
	const manifest = readManifest(outDir, slug);
	const { stock, hosts, hasApi, listing } = manifest;
	const isWhole = stock !== null && hasFiles(filesBelow(join(outDir, slug)), manifest);
	if (!isWhole || !isApiSiteInPlace(outDir, slug, hasApi)) return null;
	return {
		status: 'built',
		slug,
		pages: listing.pages,
		rendered: 0,
		reused: listing.pages,
		removed: 0,
		stock,
		hosts,
	};
}

/** Whether a site has all of its files; it may have others, though seldom has. */
function hasFiles(paths: readonly string[], manifest: Manifest): boolean {
	if (hashOfPaths(paths) === manifest.listing.paths) return true;
	const onDisk = new Set(paths);
	const { pages, files, assets } = manifest;
	return [pages, files, assets].every((entries) => Object.keys(entries).every((file) => onDisk.has(file)));
}
