import { afterAll, beforeAll, expect, test } from 'vitest';
import { Fleet, vehicles } from '../fixtures/sites/fleet.ts';

const fleet = new Fleet();

beforeAll(async () => {
	fleet.dealer('coast-motors', vehicles(20));
	expect((await fleet.build()).code).toBe(0);
}, 600_000);
afterAll(() => fleet.remove());

test('a feed whose new status word would hide most vehicles leaves every page unchanged, and the dealer is reported', async () => {
	const before = fleet.site('coast-motors');
	fleet.dealer(
		'coast-motors',
		vehicles(20, (index) => (index < 2 ? {} : { status: 'Available' })),
	);
	const { code, json } = await fleet.build();
	expect(code).toBe(1);
	expect(json.problems[0]?.message).toMatch(
		/would show 2 instead of 20 vehicles.*18 of 20 rows say "Available".*--accept-fewer/,
	);
	expect(json.stock).toMatchObject([{ dealer: 'coast-motors', shown: 20 }]);
	expect(fleet.site('coast-motors')).toEqual(before);
});

test('--accept-fewer accepts a smaller stock, and must name the dealers', async () => {
	const unnamed = await fleet.build('--accept-fewer');
	expect(unnamed.code).toBe(1);
	expect(unnamed.stderr).toContain('npm run build -- coast-motors --accept-fewer');
	const { code, json } = await fleet.build('coast-motors', '--accept-fewer');
	expect(code).toBe(0);
	expect(json.stock).toMatchObject([
		{ rows: 20, taken: 20, shown: 2, not_shown: { [STATUS]: 18 }, from_snapshot: null },
	]);
	expect((await fleet.build()).code).toBe(0);
});

const STATUS =
	'status says "Available", which is none of in_stock, coming_soon, sold, withdrawn, deposit_taken';
