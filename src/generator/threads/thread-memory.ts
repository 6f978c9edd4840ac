import { setFlagsFromString } from 'node:v8';
import type { ResourceLimits } from 'node:worker_threads';
import { CHUNK_PAGES } from './job.ts';

/**
 * The limits of a thread of a build that ends and renders whole sites. Most of what it makes is one page's, and is no longer needed when
 * the page is written: three times 8 MB hold dozens of pages, where V8 would take three times 32. What stays is as large as the dealer's
 * stock, so it has no limit. A small change reads much more than it makes: it would spend a tenth of its time on collections.
 */
export const THREAD_LIMITS: ResourceLimits = { maxYoungGenerationSizeMb: 24 };

/**
 * Lets each thread look for the young objects that stay by itself. V8 would wake further threads for each of some 700 collections of a
 * build of 7,600 pages, while every core renders pages: that took 4 % more time (docs/decisions/0004-build-speed.md).
 */
export function collectAlone(): void {
	setFlagsFromString('--no-parallel-scavenge');
}

/**
 * The pages of a site from which on its threads' memory is kept small: two threads with smaller ones have at most about three quarters of a
 * gigabyte either way.
 */
const LARGE_SITE = 2_500;

/**
 * Lets the memory of threads grow by a fifth between two collections, where V8 would let it double and more, once a large site is rendered
 * whole. Collections then take up to a tenth of the time, so smaller sites do without; a small change in a large stock would spend a fifth
 * of its time on them.
 *
 * @param pages the pages of a site that is rendered whole
 */
export function growSlowlyIfLarge(pages: number): void {
	if (pages >= LARGE_SITE) setFlagsFromString('--heap-growing-percent=20');
}

/**
 * How many pages of a site have their contents computed before the first of them is rendered. In turn, page by page, both take 4 to 8 %
 * more time; but contents that wait are moved to where collections are rare, which a large site has no memory for.
 *
 * @param pages all pages of the site
 */
export function contentsAtOnce(pages: number): number {
	return pages >= LARGE_SITE ? 1 : CHUNK_PAGES;
}
