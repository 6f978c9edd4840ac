import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DealerReport, ReportSchema } from '../../scripts/changes/report/report.ts';
import { Sandbox } from '../fixtures/changes/sandbox.ts';
import { type FeedRecord, vehicles } from '../fixtures/sites/fleet.ts';

const NOW = '2026-03-02T02:00:00Z';
const sandbox = new Sandbox();
const stock = vehicles(5);

/** The stock with one price changed, one vehicle gone and one new. */
function changedStock(): FeedRecord[] {
	const [arrival] = vehicles(9).slice(-1);
	return [
		...stock
			.filter(({ id }) => id !== 'v4')
			.map((vehicle) => (vehicle.id === 'v1' ? { ...vehicle, price: 77_777 } : vehicle)),
		...(arrival ? [arrival] : []),
	];
}

const changes = (...args: string[]) => sandbox.run('changes.ts', '--no-pictures', '--now', NOW, ...args);
const read = (file: string) => readFileSync(join(sandbox.root, '.forecourt/changes/report', file), 'utf8');

function dealers(): Map<string, DealerReport> {
	const { dealers } = ReportSchema.parse(JSON.parse(read('changes.json')));
	return new Map(dealers.map((dealer) => [dealer.slug, dealer]));
}

beforeAll(() => {
	for (const slug of ['coast-motors', 'range-motors']) sandbox.fleet.dealer(slug, stock);
	sandbox.fleet.dealer('gone-motors', vehicles(1));
	sandbox.commit('First');
	sandbox.fleet.dealer('coast-motors', changedStock(), { '(07) 5550 0100': '(07) 5550 0199' });
	sandbox.commit('Change a price and a phone number');
	sandbox.fleet.dealer('new-motors', vehicles(1));
	sandbox.delete('dealers/gone-motors');
});
afterAll(() => sandbox.remove());

test('npm run changes lists the new, removed and changed pages of each dealer, uncommitted files included', async () => {
	const { code, stdout } = await changes('--against', 'HEAD~1');
	expect(code).toBe(0);
	const found = dealers();
	expect([...found.keys()]).toEqual(['coast-motors', 'gone-motors', 'new-motors']);

	const coast = found.get('coast-motors');
	expect(coast).toMatchObject({ state: 'kept', because: 'dealers/coast-motors/dealer.ts', problems: [] });
	expect(coast?.changes?.added.map(({ path }) => path)).toContain('/cars/car-8');
	expect(coast?.changes?.removed.map(({ path }) => path)).toContain('/cars/car-4');
	expect(coast?.changes?.kinds).toContainEqual(
		expect.objectContaining({ kind: 'vehicle', added: 1, removed: 1 }),
	);
	const prices = coast?.changes?.differences.filter(({ part }) => part === 'price') ?? [];
	expect(prices.some(({ before, after }) => before?.includes('$20,010') && after?.includes('$77,777'))).toBe(
		true,
	);
	expect(coast?.changes?.differences).toContainEqual(
		expect.objectContaining({ part: 'link', before: 'tel:0755500100', after: 'tel:0755500199' }),
	);
	expect(coast?.changes?.differences.map(({ where }) => where)).toContain('JSON-LD Car.offers.price');

	expect(found.get('new-motors')).toMatchObject({ state: 'added', problems: [] });
	expect(found.get('new-motors')?.changes?.added.length).toBe(found.get('new-motors')?.changes?.pages);
	expect(found.get('gone-motors')).toMatchObject({ state: 'removed', changes: { pages: 0 } });
	expect(found.get('gone-motors')?.changes?.removed.map(({ path }) => path)).toContain('/');

	expect(stdout).toContain('## Changes on 3 of 4 sites');
	expect(stdout).toMatch(/with \d+ uncommitted files, compared with HEAD\S+1 /);
	expect(read('changes.md').trim()).toBe(stdout.trim());
	expect(read('index.html')).toContain('(07) 5550 <del>0100</del><ins>0199</ins>');
	expect(sandbox.git('worktree', 'list').trim().split('\n')).toHaveLength(1);
});

test('a dealer with a problem is listed as not compared, with the problem, and the others are compared', async () => {
	sandbox.write('dealers/range-motors/dealer.ts', 'export default { featurs: {} };');
	const { code, stdout } = await changes('--against', 'HEAD', 'range-motors', 'new-motors');
	expect(code).toBe(1);
	expect(stdout).toContain('| range-motors | not compared');
	expect(stdout).toMatch(/✗ range-motors\/dealer\.ts/);
	expect(dealers().get('new-motors')?.changes?.added.length).toBeGreaterThan(10);
	sandbox.git('checkout', '--quiet', 'dealers/range-motors');
});

test('all pages count as new where the earlier version of a dealer had a problem and could not be built', async () => {
	sandbox.write('dealers/range-motors/dealer.ts', 'export default { featurs: {} };');
	sandbox.commit('Break a dealer');
	sandbox.fleet.dealer('range-motors', stock);
	const { code } = await changes('--against', 'HEAD', 'range-motors');
	expect(code).toBe(0);
	const range = dealers().get('range-motors');
	expect(range?.notes.join('\n')).toMatch(
		/in the earlier version: range-motors\/dealer\.ts.*\n.*every page counts as new/s,
	);
	expect(range?.changes?.added.length).toBe(range?.changes?.pages);
});

test('where an earlier commit cannot be built, one message gives the reason and no site is compared', async () => {
	const script = readFileSync(join(sandbox.root, 'scripts/build.ts'), 'utf8');
	sandbox.write('scripts/build.ts', `throw new Error('the builder is ill');\n${script}`);
	sandbox.commit('Break the build');
	sandbox.write('scripts/build.ts', script);
	const { code, stdout } = await changes('--against', 'HEAD', 'range-motors');
	expect(code).toBe(1);
	expect(stdout).toMatch(/> The sites of HEAD could not be built, so none is compared.*the builder is ill/);
	expect(sandbox.git('worktree', 'list').trim().split('\n')).toHaveLength(1);
});

test.each([
	{
		name: 'an unknown commit',
		args: ['--against', 'nope'],
		message: "There is no commit 'nope' here",
	},
	{ name: 'a call without a commit', args: [], message: 'Name the commit to compare with' },
	{
		name: 'a dealer that neither version has',
		args: ['--against', 'HEAD', 'no-motors'],
		message: "There is no dealer 'no-motors', neither now nor in the earlier commit",
	},
	{
		name: 'a report folder with other files',
		args: ['--against', 'HEAD', '--out', 'src'],
		message: 'which no report has written; choose another folder with --out',
	},
])('$name is refused in one sentence', async ({ args, message }) => {
	const { code, stderr } = await changes(...args);
	expect(code).toBe(1);
	expect(stderr).toContain(message);
	expect(stderr.trim().split('\n')).toHaveLength(1);
	expect(existsSync(join(sandbox.root, 'src/site/site.ts'))).toBe(true);
});
