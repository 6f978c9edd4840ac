import { expect, test } from 'vitest';
import { findings } from '../../../tests/fixtures/config/run-check.ts';
import { startsBeforeExpiring } from './windows.ts';

test.each([
	{ starts: '2025-07-01T00:00:00+10:00', expires: '2025-07-24T23:59:59+10:00', isRight: true },
	{ starts: '2025-07-01T00:00:00+10:00', expires: undefined, isRight: true },
	{ starts: undefined, expires: '2025-07-24T23:59:59+10:00', isRight: true },
	{ starts: '2025-07-01T00:00:00+10:00', expires: '2025-07-01T00:00:01+10:00', isRight: true },
	{ starts: '2025-07-01T00:00:00+10:00', expires: '2025-07-01T00:00:00+10:00', isRight: false },
	// The same moment in two time zones.
	{ starts: '2025-07-01T00:00:00+10:00', expires: '2025-06-30T22:00:00+08:00', isRight: false },
	{ starts: '2025-07-24T23:59:59+10:00', expires: '2025-07-01T00:00:00+10:00', isRight: false },
])('a window from $starts to $expires is in order: $isRight (PROMO-008)', ({ starts, expires, isRight }) => {
	const banner = { image: 'a.svg', alt: '', href: '/', starts, expires };
	const tile = { title: 'a', text: 'b', starts, expires };
	const promotions = { banners: [banner], tiles: { positions: [4], items: [tile] } };
	const message = `expected to start before expiring, found ${starts} to ${expires}`;
	expect(findings(startsBeforeExpiring, { promotions })).toEqual(
		isRight ? [] : [`promotions.tiles.items[0]: ${message}`, `promotions.banners[0]: ${message}`],
	);
});

test('a dealer without promotions has no problem', () => {
	expect(findings(startsBeforeExpiring, {})).toEqual([]);
});
