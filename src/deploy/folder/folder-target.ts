import { existsSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { makeFolder } from '../../make-folder.ts';
import { linkOrCopy, replaceWhole, writeWhole } from '../../whole-file.ts';
import { explained, isDiskFull } from '../disk-error.ts';
import { exclusively, watchAlone } from '../machine-lock.ts';
import { newestFirst, type Release } from '../release.ts';
import { type Live, type Target, TargetError } from '../target.ts';
import { claimHosts, dealerAt, dropHosts, requireOwnHosts } from './hosts.ts';
import { type Layout, layoutOf } from './layout.ts';
import { prepareTree } from './prepared-tree.ts';
import { forgetRecord, readRecord, recorded, writeRecord } from './records.ts';
import { lostFiles, makeTree } from './release-tree.ts';

/**
 * A folder that nginx or Caddy serve (`deploy/`). A release is a folder, and a dealer's pointer is a symbolic link to it, which is
 * replaced by a rename: every request gets the old release or the new one.
 *
 * @param waitMs how long to wait for another publisher
 */
export function folderTarget(dir: string, waitMs = 60_000): Target {
	const layout = layoutOf(dir);
	const name = `the folder ${dir}`;
	const lock = { name, disk: name };
	const here = <T>(work: () => T | Promise<T>) => explained(name, work);
	return {
		name,
		sites: () =>
			here(() => {
				requireOurs(layout);
				return existsSync(layout.sites)
					? readdirSync(layout.sites).filter((file) => !file.includes('.'))
					: [];
			}),
		live: (slug) => here(() => liveAt(layout, slug)),
		isHeld: (slug) => here(() => existsSync(layout.held(slug))),
		releases: (slug) =>
			here(() => {
				requireOurs(layout);
				return newestFirst(recorded(layout, slug));
			}),
		lost: (slug, release) =>
			here(() => [
				...lostFiles(layout.release(slug, release.id), release),
				...lostEntryPoints(layout, slug, release),
			]),
		exclusively: (slug, work) => exclusively(work, { ...lock, slug, file: layout.lock(slug), waitMs }),
		watchAlone: async () => {
			await here(() => requireOurs(layout));
			return watchAlone({ ...lock, file: layout.watchLock });
		},
		prepare: (slug) =>
			exclusively(() => here(() => prepare(layout, slug)), {
				...{ ...lock, slug, waitMs: 0 },
				file: layout.lock(slug),
			}),
		add: (slug, release, previous, content) =>
			here(async () => {
				requireOwnHosts(layout, slug, release.hosts, (other) => liveAt(layout, other)?.release.hosts ?? []);
				try {
					const sent = await makeTree(layout, slug, release, previous, content);
					writeRecord(layout, slug, release);
					return sent;
				} catch (error) {
					// Others need the disk too, such as the lead API.
					if (isDiskFull(error)) rmSync(layout.partial(slug, release.id), { recursive: true, force: true });
					throw error;
				}
			}),
		point: (slug, id, { isHeld }) => here(() => point(layout, slug, readRecord(layout, slug, id), isHeld)),
		remove: (slug) =>
			here(() => {
				dropHosts(layout, slug, []);
				for (const file of [layout.apiSite(slug), layout.site(slug), layout.held(slug)])
					rmSync(file, { force: true });
			}),
		forget: (slug, ids) =>
			here(() => {
				for (const id of ids) {
					forgetRecord(layout, slug, id);
					rmSync(layout.release(slug, id), { recursive: true, force: true });
				}
			}),
	};
}

function prepare(layout: Layout, slug: string): void {
	const live = liveAt(layout, slug);
	if (live && !live.isHeld) prepareTree(layout, slug, live.release);
}

/** Makes a release live. What it needs comes first, and what only others needed goes last. */
function point(layout: Layout, slug: string, release: Release, isHeld: boolean): void {
	if (isHeld) writeWhole(layout.held(slug), '');
	if (release.api_site === null) rmSync(layout.apiSite(slug), { force: true });
	else placeApiSite(layout, slug, release.id, release.api_site);
	claimHosts(layout, slug, release.hosts);
	makeFolder(layout.sites);
	replaceWhole(layout.site(slug), (temporary) =>
		symlinkSync(join('..', 'releases', slug, release.id), temporary),
	);
	if (!isHeld) rmSync(layout.held(slug), { force: true });
	dropHosts(layout, slug, release.hosts);
}

/** Gives the lead API what it knows of a dealer: the file of the release, by one more name. */
function placeApiSite(layout: Layout, slug: string, id: string, text: string): void {
	const file = layout.apiSite(slug);
	const recorded = layout.recordedApiSite(slug, id);
	if (!existsSync(recorded)) return writeWhole(file, text);
	makeFolder(dirname(file));
	replaceWhole(file, (temporary) => linkOrCopy(recorded, temporary));
}

/** What is missing of that by which the web server and the lead API find a live release. */
function lostEntryPoints(layout: Layout, slug: string, { hosts, api_site }: Release): string[] {
	const lost = hosts.filter((host) => dealerAt(layout, host) !== slug);
	return api_site === null || existsSync(layout.apiSite(slug)) ? lost : [...lost, layout.apiSite(slug)];
}

function liveAt(layout: Layout, slug: string): Live | null {
	const pointer = layout.site(slug);
	// The link itself: what it leads to may be lost.
	if (!existsSync(layout.sites) || !readdirSync(layout.sites).includes(slug)) return null;
	return {
		release: readRecord(layout, slug, basename(readlinkSync(pointer))),
		isHeld: existsSync(layout.held(slug)),
	};
}

/** Verifies that the folder has nothing that is not ours: a misspelt target must not fill another folder. */
function requireOurs(layout: Layout): void {
	const isNew = !existsSync(layout.dir) || readdirSync(layout.dir).length === 0;
	if (isNew || existsSync(join(layout.dir, 'private', 'state'))) return;
	throw new TargetError(
		`${layout.dir} has files of something else; name an empty folder, or one that was deployed to`,
	);
}
