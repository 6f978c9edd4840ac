import { describe, expect, test } from 'vitest';
import type { FleetOutcome } from '../deploy/publish-fleet.ts';
import type { Built, Outcome } from '../generator/outcome.ts';
import { afterBuild, afterFeed, afterIndex, afterPublish } from './transitions.ts';
import type { Version } from './versions.ts';
import { NEW_DEALER, type WatchedDealer } from './watched-dealer.ts';

const MINUTE = 60_000;
const at = (minutes: number) => ({ now: new Date(Date.UTC(2026, 10, 25, 9, minutes)), everyMs: MINUTE });
const time = (minutes: number) => at(minutes).now.toISOString();
const TOMORROW = '2026-11-26T13:00:00.000Z';

const read = (feedHash: string, problem: string | null = null): Version => ({
	...{ version: 'v', folder: 'f', feedHash, problem },
});

const built = (shown: number, reason: string | null = null): Built => ({
	...{
		status: 'built',
		slug: 'coast-motors',
		pages: shown + 40,
		rendered: 1,
		reused: 1,
		removed: 0,
		hosts: [],
	},
	stock: {
		...{ shown, rows: shown, lines: [] },
		from_snapshot: reason === null ? null : { taken_at: time(0), reason },
	} as unknown as Built['stock'],
});

const builtAt = (dealer: WatchedDealer, outcome: Built, minutes: number) =>
	afterBuild(dealer, outcome, `v${minutes}`, TOMORROW, at(minutes));

describe('a feed', () => {
	test('keeps the time of its last change while it stays the same', () => {
		const first = afterFeed(NEW_DEALER, read('a'), at(0));
		expect(afterFeed(first, read('a'), at(5)).feed).toEqual({
			...{ hash: 'a', changed_at: time(0), asked_at: time(5) },
		});
		expect(afterFeed(first, read('b'), at(5)).feed?.changed_at).toBe(time(5));
	});

	test('that cannot be read is a failure until it can', () => {
		const away = afterFeed(afterFeed(NEW_DEALER, read('a'), at(0)), read('a', 'answers 503'), at(1));
		expect(away).toMatchObject({
			feed: { asked_at: time(0) },
			failure: { step: 'feed', problem: 'answers 503', next_try: time(2) },
		});
		expect(afterFeed(away, read('a'), at(2)).failure).toBeNull();
	});

	test('that can be read does not end a failure of another step', () => {
		const failing = afterPublish({ ...NEW_DEALER, built: 'v0' }, refused, at(0));
		expect(afterFeed(failing, read('a'), at(1)).failure?.step).toBe('publish');
	});
});

const refused: FleetOutcome = {
	...{ slug: 'coast-motors', status: 'refused', isLive: false },
	...{ inFolder: ['a dead link'], onPages: ['no licence'] },
};

describe('a build', () => {
	test('records its sources, and the time until which it is right', () => {
		expect(builtAt(NEW_DEALER, built(40), 1)).toMatchObject({
			...{
				tried: 'v1',
				built: `v1 ${time(1)}`,
				valid_until: TOMORROW,
				pages: 80,
				shown: 40,
				built_at: time(1),
			},
			...{ fall: null, refused: null, failure: null },
		});
	});

	test('of the same version at a later time is to be published, as its pages change with time', () => {
		const published = afterPublish(
			builtAt(NEW_DEALER, built(40), 0),
			{ slug: 'coast-motors', status: 'unchanged', release: '1' },
			at(0),
		);
		expect(published.published).toBe(published.built);
		const later = afterBuild(published, built(40), 'v0', TOMORROW, at(9));
		expect(later.built).not.toBe(later.published);
	});

	test('that failed keeps the live version, and is not repeated with the same sources', () => {
		const failed: Outcome = {
			status: 'failed',
			slug: 'coast-motors',
			problems: ['dealer.ts: no slug', 'no name'],
		};
		const dealer = afterBuild(builtAt(NEW_DEALER, built(40), 0), failed, 'v1', '', at(1));
		expect(dealer).toMatchObject({ tried: 'v1', built: `v0 ${time(0)}`, shown: 40, valid_until: TOMORROW });
		expect(dealer.failure).toMatchObject({ step: 'build', problem: 'dealer.ts: no slug\nno name' });
	});

	test('of earlier stock is published, with the time since which the feed is refused', () => {
		const once = builtAt(builtAt(NEW_DEALER, built(40), 0), built(40, 'only 3 vehicles'), 1);
		const twice = builtAt(once, built(40, 'only 3 vehicles'), 2);
		expect(twice).toMatchObject({
			...{ built: `v2 ${time(2)}`, refused: { since: time(1), problem: 'only 3 vehicles' } },
			failure: { step: 'stock', since: time(1), count: 2 },
		});
		expect(builtAt(twice, built(41), 3)).toMatchObject({ refused: null, failure: null });
	});

	test.each([
		{ from: 100, to: 80, isUnusual: true },
		{ from: 100, to: 81, isUnusual: false },
		{ from: 20, to: 11, isUnusual: false },
		{ from: 20, to: 10, isUnusual: true },
		{ from: 20, to: 60, isUnusual: false },
	])('with $to vehicles after $from is an unusual fall: $isUnusual', ({ from, to, isUnusual }) => {
		const { fall } = builtAt(builtAt(NEW_DEALER, built(from), 0), built(to), 1);
		expect(fall).toEqual(isUnusual ? { at: time(1), from, to } : null);
	});
});

describe('publishing', () => {
	const dealer = builtAt(NEW_DEALER, built(40), 0);

	test('records the live version', () => {
		const outcome = { slug: 'coast-motors', status: 'published', release: '1' } as never;
		expect(afterPublish(dealer, outcome, at(1))).toMatchObject({
			published: dealer.built,
			published_at: time(1),
		});
	});

	test('of the live version makes no new release', () => {
		const outcome = { slug: 'coast-motors', status: 'unchanged', release: '1' } as const;
		expect(afterPublish(dealer, outcome, at(1))).toMatchObject({
			published: dealer.built,
			published_at: null,
		});
	});

	test('that was refused has every problem, and is tried again', () => {
		expect(afterPublish(dealer, refused, at(1))).toMatchObject({
			published: '',
			failure: { step: 'publish', problem: 'a dead link\nno licence', next_try: time(2) },
		});
	});

	test('that was refused because of the live site says so', () => {
		const live: FleetOutcome = {
			slug: 'coast-motors',
			status: 'refused',
			inFolder: ['a dead link'],
			onPages: ['no policy'],
			isLive: true,
		};
		expect(afterPublish(dealer, live, at(1)).failure?.problem).toBe(
			'a dead link\nvisitors see this already:\nno policy',
		);
		expect(afterPublish(dealer, { ...live, onPages: [] }, at(1)).failure?.problem).toBe('a dead link');
	});

	test('leaves out a dealer that is held after a rollback', () => {
		const held = afterPublish(dealer, { slug: 'coast-motors', status: 'held', release: '1' }, at(1));
		expect(held).toMatchObject({ is_held: true, published: dealer.built, published_at: null, failure: null });
		const ended = { slug: 'coast-motors', status: 'unchanged', release: '2' } as const;
		expect(afterPublish(held, ended, at(2)).is_held).toBe(false);
	});
});

test('stock that could not be sent to the search server is sent again', () => {
	const dealer = builtAt(NEW_DEALER, built(40), 0);
	const failed = afterIndex(dealer, 'the server does not answer', at(1));
	expect(failed).toMatchObject({ indexed: '', failure: { step: 'index', next_try: time(2) } });
	expect(afterIndex(failed, null, at(2))).toMatchObject({ indexed: dealer.built, failure: null });
});
