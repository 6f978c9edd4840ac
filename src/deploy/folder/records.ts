import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { z } from 'zod';
import { ReadFiles } from '../../read-files.ts';
import { writeWhole } from '../../whole-file.ts';
import { type Release, type ReleaseNote, ReleaseSchema } from '../release.ts';
import { TargetError } from '../target.ts';
import type { Layout } from './layout.ts';

/**
 * A release as its record has it. What the lead API knows of the dealer is a file of its own: with 5,000 vehicles it is 10 MB, which takes
 * several times as long as a text within JSON. Records of earlier versions have it as `api_site`.
 */
const StoredSchema = ReleaseSchema.extend({ has_api_site: z.boolean().default(false) });

/** Releases, up to 32 MB of records: a publication reads the live one, and the next one reads its. */
const records = new ReadFiles<Release>(32 * 1024 * 1024);

/** Records a release, and reads it no more. */
export function writeRecord(layout: Layout, slug: string, release: Release): void {
	const { api_site, ...listed } = release;
	const has_api_site = api_site !== null;
	if (has_api_site) writeWhole(layout.recordedApiSite(slug, release.id), api_site);
	const file = layout.record(slug, release.id);
	writeWhole(file, JSON.stringify({ ...listed, api_site: null, has_api_site }));
	records.get(file, () => release);
}

/** @throws TargetError when the record is missing or damaged */
export function readRecord(layout: Layout, slug: string, id: string): Release {
	const file = layout.record(slug, id);
	try {
		return records.get(file, () => {
			const { has_api_site, ...release } = StoredSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
			if (!has_api_site) return release;
			return { ...release, api_site: readFileSync(layout.recordedApiSite(slug, id), 'utf8') };
		});
	} catch (cause) {
		throw new TargetError(
			`${file}, the record of a release of ${slug}, is missing or damaged; restore it from a backup, or take the site off with --remove ${slug} and deploy it again`,
			{ cause },
		);
	}
}

/** The releases of a dealer that are recorded, in any order. */
export function recorded(layout: Layout, slug: string): ReleaseNote[] {
	const dir = layout.state(slug);
	if (!existsSync(dir)) return [];
	const ids = readdirSync(dir).flatMap((file) => /^(\d+-[\da-f]+)\.json$/.exec(file)?.[1] ?? []);
	return ids.map((id) => ({ id, made_at: statSync(layout.record(slug, id)).mtime.toISOString() }));
}

/** Deletes the record of a release; a record that is gone already is no error. */
export function forgetRecord(layout: Layout, slug: string, id: string): void {
	for (const file of [layout.record(slug, id), layout.recordedApiSite(slug, id)])
		rmSync(file, { force: true });
}
