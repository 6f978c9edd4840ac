import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Fleet, vehicles } from '../fixtures/sites/fleet.ts';

/** Enough vehicles for a build to be caught while it renders them. */
const VEHICLES = 150;
/** Most builds that are started until one is killed in time: the moment may have passed before it is noticed. */
const ATTEMPTS = 8;
const NOW = ['--now', '2026-03-02T00:00:00Z'];

const fleet = new Fleet();
const state = join(fleet.outDir, '.forecourt/coast-motors');
const priced = (price: number) => vehicles(VEHICLES, () => ({ price }));
const pages = () => new Map([...fleet.site('coast-motors')].filter(([path]) => path.endsWith('.html')));
const isRendering = (files: number) => {
	const staging = join(state, 'staging', 'cars');
	if (!existsSync(staging)) return false;
	return readdirSync(staging).filter((name) => name.endsWith('.html')).length >= files;
};
const isMoving = () => {
	const journal = join(state, 'pending.json');
	return existsSync(journal) && readFileSync(journal, 'utf8') !== '[]';
};

let before: Map<string, string>;

beforeAll(async () => {
	fleet.dealer('coast-motors', priced(11_111));
	expect((await fleet.build(...NOW)).code).toBe(0);
	before = pages();
	expect(before.size).toBeGreaterThan(VEHICLES);
}, 600_000);
afterAll(() => fleet.remove());

/** Starts a build, sends a signal as soon as a condition holds, and waits for the end. */
async function interrupt(signal: 'SIGKILL' | 'SIGINT', isTime: () => boolean) {
	const child = fleet.startBuild(...NOW);
	let output = '';
	child.stdout?.on('data', (chunk) => {
		output += chunk;
	});
	const ended = once(child, 'exit');
	while (child.exitCode === null && !isTime()) await turn();
	child.kill(signal);
	const [code, endedBy] = await ended;
	return { code, wasKilled: endedBy === signal, output };
}

test.each([
	{ moment: 'with its first page rendered', isTime: () => isRendering(1) },
	{ moment: 'with half its pages rendered', isTime: () => isRendering(VEHICLES / 2) },
	{ moment: 'while its files are moved into place', isTime: isMoving },
])(
	'a build killed $moment leaves no partly written page, and the next build completes the site',
	async ({ isTime }) => {
		let wasKilled = false;
		for (let attempt = 0; attempt < ATTEMPTS && !wasKilled; attempt += 1) {
			fleet.dealer('coast-motors', priced(20_000 + attempt));
			({ wasKilled } = await interrupt('SIGKILL', isTime));
		}
		expect(wasKilled).toBe(true);
		const torn = [...pages()].filter(([, text]) => !text.trimEnd().endsWith('</html>'));
		expect(torn.map(([path]) => path)).toEqual([]);

		// The earlier stock again: files that the killed build had already moved must not count as unchanged.
		fleet.dealer('coast-motors', priced(11_111));
		expect((await fleet.build(...NOW)).code).toBe(0);
		const repaired = pages();
		expect([...repaired.keys()]).toEqual([...before.keys()]);
		expect([...before].filter(([path, text]) => repaired.get(path) !== text).map(([path]) => path)).toEqual(
			[],
		);
	},
	600_000,
);

test('Ctrl-C ends a build with a message and leaves the site unchanged', async () => {
	const site = fleet.site('coast-motors');
	fleet.dealer(
		'coast-motors',
		vehicles(4 * VEHICLES, () => ({ price: 99_999 })),
	);
	const { code, output } = await interrupt('SIGINT', () => isRendering(1));
	expect(code).toBe(1);
	expect(output).toContain('stopped by Ctrl-C; its site is as it was');
	expect(fleet.site('coast-motors')).toEqual(site);

	fleet.dealer('coast-motors', priced(11_112));
	const next = await fleet.build('coast-motors', '--accept-fewer', ...NOW);
	expect(next).toMatchObject({ code: 0, json: { problems: [] } });
	expect(next.json.rendered).toBeGreaterThan(VEHICLES);
}, 600_000);
