import { expect, test } from 'vitest';
import { withOpenPagesAssets } from './carry-over.ts';
import { differenceOf } from './difference.ts';
import { hasContent, numberRelease, type ReleaseFile, type ReleaseNote } from './release.ts';
import { obsoleteReleases } from './retention.ts';
import { findRelease } from './rollback.ts';

const file = (hash: string, left_at?: string): ReleaseFile => ({
	hash: hash.repeat(64),
	size: 1,
	...(left_at && { left_at }),
});
const NOW = new Date('2026-11-25T12:00:00Z');
const note = (number: number, made_at: string): ReleaseNote => ({
	id: `${String(number).padStart(6, '0')}-0123456789`,
	made_at,
});

test.each([
	['_astro/app.x.js', '2026-10-26T12:00:01Z', true],
	['_astro/app.x.js', '2026-10-26T12:00:00Z', false],
	['images/team.jpg', '2026-11-01T00:00:00Z', true],
	['search-index/1.bin', '2026-11-25T11:00:01Z', true],
	['search-index/1.bin', '2026-11-25T11:00:00Z', false],
	['cars/sold.html', '2026-11-25T11:59:59Z', false],
])('%s, which the build removed at %s, is kept for open pages: %s', (path, left_at, stays) => {
	const live = { [path]: file('a', left_at) };
	expect(path in withOpenPagesAssets({}, live, NOW)).toBe(stays);
});

test('an asset that a later build has again no longer counts as removed', () => {
	const live = { '_astro/a.js': file('a', '2026-11-01T00:00:00Z') };
	const built = { '_astro/a.js': file('a') };
	expect(withOpenPagesAssets(built, live, NOW)).toEqual(built);
});

test('a release is recognised by the files of its build, without those kept for open pages', () => {
	const content = { hosts: ['a.example'], files: { 'index.html': file('a') }, api_site: null };
	const carried = { ...content.files, '_astro/old.js': file('b', '2026-11-01T00:00:00Z') };
	const release = numberRelease(
		content,
		carried,
		[note(41, '2026-11-01T00:00:00Z'), note(7, '2026-11-02T00:00:00Z')],
		NOW,
	);
	expect(release.id).toMatch(/^000042-[\da-f]{10}$/);
	expect(hasContent(release, content)).toBe(true);
	expect(hasContent(release, { ...content, hosts: ['b.example'] })).toBe(false);
	expect(hasContent(release, { ...content, api_site: '{}' })).toBe(false);
	expect(hasContent(release, { ...content, files: { 'index.html': file('b') } })).toBe(false);
});

test('a difference counts assets kept for open pages as removed', () => {
	const live = { a: file('a'), b: file('b'), gone: file('c'), left: file('d', NOW.toISOString()) };
	expect(differenceOf({ a: file('a'), b: file('e'), c: file('f') }, live)).toEqual({
		added: ['c'],
		changed: ['b'],
		removed: ['gone'],
		bytes: 2,
	});
});

test('of releases made every minute, the newest ten and the last one of each day of a week are kept, and the live one', () => {
	const releases = [
		...Array.from({ length: 15 }, (_, at) =>
			note(100 + at, `2026-11-25T11:${String(at).padStart(2, '0')}:00Z`),
		),
		note(99, '2026-11-24T23:59:00Z'),
		note(98, '2026-11-24T23:58:00Z'),
		note(50, '2026-11-19T10:00:00Z'),
		note(49, '2026-11-18T10:00:00Z'),
		note(48, '2026-11-17T10:00:00Z'),
	];
	const obsolete = obsoleteReleases(releases, note(48, '').id, NOW).map((id) => Number.parseInt(id, 10));
	expect(obsolete).toEqual([104, 103, 102, 101, 100, 98, 49]);
});

const RELEASES = [
	note(12, '2026-11-25T10:00:00Z'),
	note(11, '2026-11-25T09:00:00Z'),
	note(10, '2026-11-24T09:00:00Z'),
];

test.each([
	['the release before the live one', 12, { release: 'previous' }, 11],
	['the release before one that was rolled back to', 11, { release: 'previous' }, 10],
	['none before the first', 10, { release: 'previous' }, null],
	['the newest release of a dealer without a site', null, { release: 'previous' }, 12],
	['a release by its number', 12, { release: '10' }, 10],
	['a release by its id', 12, { release: '000010-0123456789' }, 10],
	['the last release before a time', 12, { before: new Date('2026-11-25T09:00:00Z') }, 10],
	['the last release before a later time', 12, { before: new Date('2026-11-25T09:00:01Z') }, 11],
	['none before an early time', 12, { before: new Date('2020-01-01') }, null],
])('a rollback finds %s', (_, live, wanted, found) => {
	const at = live === null ? null : { id: note(live, '').id, isHeld: false };
	expect(findRelease(RELEASES, at, wanted)?.id).toBe(found === null ? undefined : note(found, '').id);
});

test.each([
	['leaves out a newer release whose publishing was interrupted', false, 11],
	['finds a release newer than the one at which the dealer is held', true, 12],
])('a rollback to a time %s', (_, isHeld, found) => {
	const live = { id: note(11, '').id, isHeld };
	const wanted = { before: new Date('2026-11-25T11:00:00Z') };
	expect(findRelease(RELEASES, live, wanted)?.id).toBe(note(found, '').id);
});
