import { expect, test } from 'vitest';
import { failedAgain } from '../schedule.ts';
import { NEW_DEALER, type Step, type WatchedDealer } from '../watched-dealer.ts';
import { departedIn, departedIncidents, incidentsOf } from './incidents.ts';

const NOW = new Date('2026-11-25T09:00:00Z');
const ago = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000).toISOString();
const failing = (step: Step, minutes: number): Partial<WatchedDealer> => ({
	failure: failedAgain(null, step, 'its problem', new Date(ago(minutes / 60)), 60_000),
});
const feed = (hours: number) => ({ feed: { hash: 'a', changed_at: ago(hours), asked_at: ago(0) } });
const fall = (hours: number) => ({ fall: { at: ago(hours), from: 120, to: 80 } });
const refused = { refused: { since: ago(1), problem: 'only 3 of 120 vehicles' } };

test.each<{ name: string; state: Partial<WatchedDealer>; keys: string[] }>([
	{ name: 'nothing', state: {}, keys: [] },
	{ name: 'a feed that is away for a moment', state: failing('feed', 14), keys: [] },
	{ name: 'a feed that is away', state: failing('feed', 15), keys: ['feed'] },
	{ name: 'a failed build, at once', state: failing('build', 0), keys: ['build'] },
	{ name: 'a target that starts again', state: failing('publish', 9), keys: [] },
	{ name: 'a target that is away', state: failing('publish', 10), keys: ['publish'] },
	{ name: 'a search server that is away', state: failing('index', 10), keys: ['index'] },
	{ name: 'refused stock, once', state: { ...refused, ...failing('stock', 60) }, keys: ['refused'] },
	{ name: 'a feed of today', state: feed(71.9), keys: [] },
	{ name: 'an old feed', state: feed(72), keys: ['old'] },
	{ name: 'a fall of the vehicles', state: fall(23), keys: [`fall ${ago(23)}`] },
	{ name: 'a fall of yesterday', state: fall(24), keys: [] },
	{ name: 'several', state: { ...feed(100), ...failing('build', 1) }, keys: ['build', 'old'] },
])('$name', ({ state, keys }) => {
	const incidents = incidentsOf('coast-motors', { ...NEW_DEALER, ...state }, NOW, { oldFeedHours: 72 });
	expect(incidents.map(({ key }) => key)).toEqual(keys.map((key) => `coast-motors ${key}`));
	for (const { text } of incidents) expect(text).toMatch(/^coast-motors: /);
});

test('the text of an incident says what happened and has the remedy', () => {
	const state = { ...NEW_DEALER, ...feed(100), ...refused, ...fall(1) };
	expect(incidentsOf('coast-motors', state, NOW, { oldFeedHours: 72 }).map(({ text }) => text)).toEqual([
		`coast-motors: the feed is refused, and the last good stock has been shown since ${ago(1)}: only 3 of 120 vehicles`,
		`coast-motors: the feed has not changed since ${ago(100)}; ask its sender, or raise --old-feed-hours where that is usual`,
		'coast-motors: the feed shows 80 vehicles where it showed 120 before; ask its sender whether that is right, and roll back if not: npm run deploy -- coast-motors --rollback --to …',
	]);
});

test('an incident of a feed has the link to the report for its sender', () => {
	const texts = (state: Partial<WatchedDealer>) =>
		incidentsOf('coast-motors', { ...NEW_DEALER, ...state }, NOW, { oldFeedHours: 72 }, () => 'the link').map(
			({ text }) => text.split('\n')[1],
		);
	const line = '  the report for its sender: the link';
	expect(texts({ ...feed(100), ...fall(1), ...refused })).toEqual([line, line, line]);
	expect(texts(failing('feed', 15))).toEqual([line]);
	expect(texts(failing('publish', 15))).toEqual([undefined]);
});

test('dealers at the target without a folder are an incident', () => {
	const [incident] = departedIncidents(['coast-motors']);
	expect(incident?.text).toContain('npm run deploy -- --remove coast-motors --to');
	expect(departedIn(incident?.key ?? '')).toBe('coast-motors');
	expect(departedIn('coast-motors old')).toBeNull();
});
