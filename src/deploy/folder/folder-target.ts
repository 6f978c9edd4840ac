import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { makeFolder } from '../../make-folder.ts';
import { ReadFiles } from '../../read-files.ts';
import { replaceWhole, writeWhole } from '../../whole-file.ts';
import { newestFirst, type Release, type ReleaseNote, ReleaseSchema } from '../release.ts';
import { type Live, type Target, TargetError } from '../target.ts';
import { explained, isDiskFull } from './disk-error.ts';
import { exclusively } from './exclusively.ts';
import { claimHosts, dealerAt, dropHosts, requireOwnHosts } from './hosts.ts';
import { type Layout, layoutOf } from './layout.ts';
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
		exclusively: (slug, work) => exclusively(work, { name, slug, lockFile: layout.lock(slug), waitMs }),
		add: (slug, release, previous, content) =>
			here(async () => {
				requireOwnHosts(layout, slug, release.hosts, (other) => liveAt(layout, other)?.release.hosts ?? []);
				try {
					const sent = await makeTree(layout, slug, release, previous, content);
					const record = layout.record(slug, release.id);
					writeWhole(record, JSON.stringify(release));
					records.get(record, () => release);
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
					rmSync(layout.record(slug, id), { force: true });
					rmSync(layout.release(slug, id), { recursive: true, force: true });
				}
			}),
	};
}

/** Makes a release live. What it needs comes first, and what only others needed goes last. */
function point(layout: Layout, slug: string, release: Release, isHeld: boolean): void {
	if (isHeld) writeWhole(layout.held(slug), '');
	if (release.api_site === null) rmSync(layout.apiSite(slug), { force: true });
	else writeWhole(layout.apiSite(slug), release.api_site);
	claimHosts(layout, slug, release.hosts);
	makeFolder(layout.sites);
	replaceWhole(layout.site(slug), (temporary) =>
		symlinkSync(join('..', 'releases', slug, release.id), temporary),
	);
	if (!isHeld) rmSync(layout.held(slug), { force: true });
	dropHosts(layout, slug, release.hosts);
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

function recorded(layout: Layout, slug: string): ReleaseNote[] {
	const dir = layout.state(slug);
	if (!existsSync(dir)) return [];
	const ids = readdirSync(dir).flatMap((file) => /^(\d+-[\da-f]+)\.json$/.exec(file)?.[1] ?? []);
	return ids.map((id) => ({ id, made_at: statSync(layout.record(slug, id)).mtime.toISOString() }));
}

/** Records, up to 32 MB of JSON: a publication reads the live one, and the next one reads its. One of 5,000 vehicles has 12 MB. */
const records = new ReadFiles<Release>(32 * 1024 * 1024);

function readRecord(layout: Layout, slug: string, id: string): Release {
	const file = layout.record(slug, id);
	try {
		return records.get(file, () => ReleaseSchema.parse(JSON.parse(readFileSync(file, 'utf8'))));
	} catch (cause) {
		throw new TargetError(
			`${file}, the record of a release of ${slug}, is missing or damaged; restore it from a backup, or take the site off with --remove ${slug} and deploy it again`,
			{ cause },
		);
	}
}

/** Verifies that the folder has nothing that is not ours: a misspelt target must not fill another folder. */
function requireOurs(layout: Layout): void {
	const isNew = !existsSync(layout.dir) || readdirSync(layout.dir).length === 0;
	if (isNew || existsSync(join(layout.dir, 'private', 'state'))) return;
	throw new TargetError(
		`${layout.dir} has files of something else; name an empty folder, or one that was deployed to`,
	);
}
