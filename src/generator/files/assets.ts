import { join } from 'node:path';
import { OPTIMISED_PATH } from '../../paths/paths.ts';
import { filesBelow } from './files-on-disk.ts';
import { linkFile } from './link-file.ts';

/** Days that assets of earlier builds stay, so that pages already open keep working (docs/decisions/0001-one-bundle.md). */
const KEEP_ASSETS_DAYS = 30;

/**
 * Puts existing files into a site: the bundle's assets, the content of `public/`, the dealer's own
 * pictures, and their resized copies.
 *
 * @param used assets with the last day on which a build used them, from the manifest
 * @returns the same for this build, and the assets that are old enough to delete
 */
export function placeAssets(
	siteDir: string,
	{
		bundleDir,
		imagesDir,
		optimisedDir,
		optimised,
		used,
		today,
	}: {
		bundleDir: string;
		imagesDir: string;
		optimisedDir: string;
		/** Files of `optimisedDir`: resized copies of the dealer's photographs. */
		optimised: readonly string[];
		used: Readonly<Record<string, string>>;
		today: string;
	},
): { assets: Record<string, string>; expired: string[] } {
	const clientDir = join(bundleDir, 'client');
	const assets = { ...used };
	for (const file of filesBelow(clientDir)) {
		linkFile(join(clientDir, file), join(siteDir, file));
		assets[file] = today;
	}
	for (const file of filesBelow(imagesDir)) {
		const path = `images/${file}`;
		linkFile(join(imagesDir, file), join(siteDir, path));
		assets[path] = today;
	}
	for (const file of optimised) {
		const path = `${OPTIMISED_PATH.slice(1)}${file}`;
		linkFile(join(optimisedDir, file), join(siteDir, path));
		assets[path] = today;
	}
	const oldest = new Date(Date.parse(today) - KEEP_ASSETS_DAYS * 24 * 60 * 60 * 1000)
		.toISOString()
		.slice(0, 10);
	const expired = Object.keys(assets).filter((file) => (assets[file] ?? '') < oldest);
	for (const file of expired) delete assets[file];
	return { assets, expired };
}
