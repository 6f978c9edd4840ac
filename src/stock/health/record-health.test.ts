import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { HEALTH_FILE, readHealth } from './health-file.ts';
import { recordHealth } from './record-health.ts';

const NOW = new Date('2026-03-02T02:00:00Z');
const NOT_FETCHED = {
	vehicles: null,
	reason: 'the server does not answer',
	report: null,
	feed: null,
} as const;

function aFeed() {
	const folder = mkdtempSync(join(tmpdir(), 'forecourt-health-'));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	const settings = { from: { source: 'json', file: 'stock.json' }, max_rejected_share: 0.1 };
	return {
		folder,
		feed: {
			dealer: 'Coast Motors',
			time_zone: 'Australia/Brisbane',
			folder,
			settings: settings as never,
			snapshotPath: join(folder, 'state', 'stock.json'),
		},
	};
}

test('a feed that cannot be fetched is noted with its reason', () => {
	const { feed, folder } = aFeed();
	mkdirSync(join(folder, 'state'));
	recordHealth(feed, NOT_FETCHED, NOW);
	expect(readHealth(join(folder, 'state', HEALTH_FILE))?.refusal).toMatchObject({
		kind: 'not_fetched',
		reason: 'the server does not answer',
	});
});

test('a report that cannot be written stops no build', () => {
	const { feed, folder } = aFeed();
	writeFileSync(join(folder, 'state'), 'a file where the folder would be');
	recordHealth(feed, NOT_FETCHED, NOW);
});

test('a mistake in making the report is not taken for a full disk', () => {
	const { feed, folder } = aFeed();
	mkdirSync(join(folder, 'state'));
	const broken = { ...NOT_FETCHED, feed: 'hash', report: { rows: 1 } } as never;
	expect(() => recordHealth(feed, broken, NOW)).toThrow(TypeError);
});
