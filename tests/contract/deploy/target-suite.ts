import { afterEach, beforeEach, expect, test } from 'vitest';
import { rollBack } from '../../../src/deploy/rollback.ts';
import type { Target } from '../../../src/deploy/target.ts';
import { publish, stateOf, writtenSite } from '../../fixtures/deploy/written-site.ts';

/** A target with nothing in it, and its visitors' view. */
export interface TrialTarget {
	target: Target;
	/** The same place, opened by another publisher. */
	another: Target;
	/** The file that a visitor of a host gets; null for none. */
	visit(host: string, path: string): Promise<string | null>;
	/** Makes the place lose a file of the live release. */
	lose(slug: string, path: string): Promise<void>;
	close(): Promise<void>;
}

const HOST = 'www.coast.example';
const DAY_MS = 24 * 60 * 60 * 1000;

/** What every target must do. */
export function targetSuite(open: () => Promise<TrialTarget>): void {
	let trial: TrialTarget;
	beforeEach(async () => {
		trial = await open();
	});
	afterEach(() => trial.close());
	const state = async () => /<title>(.*)<\/title>/.exec((await trial.visit(HOST, 'index.html')) ?? '')?.[1];

	test('a published site is what visitors get', async () => {
		const outcome = await publish(trial.target, writtenSite('coast', stateOf('one')));
		expect(outcome).toMatchObject({ status: 'published', sent: { files: 9 } });
		expect(await state()).toBe('one');
		expect(await trial.visit(HOST, 'cars/car-2.html')).toContain('one');
		expect(await trial.visit(HOST, 'cars/car-9.html')).toBeNull();
		expect(await trial.target.sites()).toEqual(['coast']);
	});

	test('only what changed is sent', async () => {
		await publish(trial.target, writtenSite('coast', stateOf('one')));
		const site = writtenSite('coast', { ...stateOf('one'), 'cars/car-1.html': 'sold' });
		const outcome = await publish(trial.another, site);
		expect(outcome).toMatchObject({
			status: 'published',
			difference: { added: [], changed: ['cars/car-1.html'], removed: [] },
			sent: { files: 1, bytes: 4 },
		});
		expect(site.read).toEqual(['cars/car-1.html']);
		expect(await trial.visit(HOST, 'cars/car-1.html')).toBe('sold');
	});

	test('an unchanged site is not published again, and a dry run changes nothing', async () => {
		const first = await publish(trial.target, writtenSite('coast', stateOf('one')));
		expect(await publish(trial.target, writtenSite('coast', stateOf('one')))).toEqual({
			status: 'unchanged',
			release: first.status === 'published' && first.release,
		});
		const outcome = await publish(trial.target, writtenSite('coast', stateOf('two')), { isDryRun: true });
		expect(outcome).toMatchObject({
			status: 'planned',
			difference: { added: ['_astro/app.two.js'], removed: ['_astro/app.one.js'] },
		});
		expect(await state()).toBe('one');
		expect(await trial.target.releases('coast')).toHaveLength(1);
	});

	test('a file that the build removed is gone, an asset stays for a month', async () => {
		const start = Date.parse('2026-11-01T00:00:00Z');
		const at = (days: number) => ({ now: () => new Date(start + days * DAY_MS) });
		await publish(trial.target, writtenSite('coast', stateOf('one', 3)), at(0));
		await publish(trial.target, writtenSite('coast', stateOf('two', 2)), at(1));
		expect(await trial.visit(HOST, 'cars/car-2.html')).toBeNull();
		expect(await trial.visit(HOST, '_astro/app.one.js')).toBe('// one');
		await publish(trial.target, writtenSite('coast', stateOf('three')), at(30));
		expect(await trial.visit(HOST, '_astro/app.one.js')).toBe('// one');
		await publish(trial.target, writtenSite('coast', stateOf('four')), at(31));
		expect(await trial.visit(HOST, '_astro/app.one.js')).toBeNull();
		expect(await trial.visit(HOST, '_astro/app.three.js')).toBe('// three');
	});

	test('a dealer that is not fit stays as it was', async () => {
		await publish(trial.target, writtenSite('coast', stateOf('one')));
		const asked: (readonly string[])[] = [];
		const outcome = await publish(trial.target, writtenSite('coast', stateOf('one', 4)), {
			check: async (_, changed) => {
				asked.push(changed);
				return ['no licence number'];
			},
		});
		expect(outcome).toEqual({ status: 'refused', problems: ['no licence number'] });
		expect(asked).toEqual([['cars/car-3.html']]);
		expect(await trial.visit(HOST, 'cars/car-3.html')).toBeNull();
	});

	test('a rollback shows the release before, and holds it until a publisher ends that', async () => {
		await publish(trial.target, writtenSite('coast', stateOf('one')));
		await publish(trial.target, writtenSite('coast', stateOf('two')));
		await publish(trial.target, writtenSite('coast', stateOf('three')));
		const back = await rollBack(trial.another, 'coast', { release: 'previous' });
		expect(await state()).toBe('two');
		expect(await trial.target.live('coast')).toMatchObject({ isHeld: true, release: { id: back } });
		expect(await publish(trial.target, writtenSite('coast', stateOf('four')))).toEqual({
			status: 'held',
			release: back,
		});
		await rollBack(trial.another, 'coast', { release: 'previous' });
		expect(await state()).toBe('one');
		await publish(trial.target, writtenSite('coast', stateOf('four')), { endsHold: true });
		expect(await state()).toBe('four');
		expect(await publish(trial.target, writtenSite('coast', stateOf('five')))).toMatchObject({
			status: 'published',
		});
		await rollBack(trial.target, 'coast', { release: '3' });
		expect(await state()).toBe('three');
		await expect(rollBack(trial.target, 'coast', { release: '77' })).rejects.toThrow(
			/no such release of coast; it has 0+5-/,
		);
	});

	test('an interrupted publisher leaves visitors what they had, and the next one goes on where it was', async () => {
		await publish(trial.target, writtenSite('coast', stateOf('one')));
		const site = writtenSite('coast', stateOf('two', 20));
		let reads = 0;
		const cut = {
			...site,
			content: (path: string) => {
				reads += 1;
				if (reads > 9) throw new Error('cut');
				return site.content(path);
			},
		};
		await expect(publish(trial.target, cut)).rejects.toThrow('cut');
		expect(await state()).toBe('one');
		const before = site.read.length;
		expect(await publish(trial.another, site)).toMatchObject({ status: 'published' });
		expect(site.read.length - before).toBeLessThan(20);
		expect(await state()).toBe('two');
	});

	test('of two publishers at once, one comes after the other', async () => {
		const outcomes = await Promise.all([
			publish(trial.target, writtenSite('coast', stateOf('one', 5))),
			publish(trial.another, writtenSite('coast', stateOf('two', 5))),
		]);
		expect(outcomes.map(({ status }) => status)).toEqual(['published', 'published']);
		const shown = await state();
		for (const page of ['cars/car-0.html', 'cars/car-4.html', `_astro/app.${shown}.js`])
			expect(await trial.visit(HOST, page)).toContain(shown);
		expect(await trial.target.releases('coast')).toHaveLength(2);
	});

	test('releases are in order whatever publishers’ clocks say', async () => {
		const before = { now: () => new Date('2020-01-01T00:00:00Z') };
		await publish(trial.target, writtenSite('coast', stateOf('one')));
		await publish(trial.another, writtenSite('coast', stateOf('two')), before);
		expect(await state()).toBe('two');
		await publish(trial.target, writtenSite('coast', stateOf('three')));
		await rollBack(trial.target, 'coast', { release: 'previous' });
		expect(await state()).toBe('two');
	});

	test('a dealer that is taken off is gone, can come back, and others stay', async () => {
		await publish(trial.target, writtenSite('coast', stateOf('one')));
		await publish(trial.target, writtenSite('hills', stateOf('other')));
		await trial.target.remove('coast');
		expect(await trial.target.sites()).toEqual(['hills']);
		expect(await trial.visit(HOST, 'index.html')).toBeNull();
		expect(await trial.visit('www.hills.example', 'index.html')).toContain('other');
		await rollBack(trial.target, 'coast', { release: 'previous' });
		expect(await state()).toBe('one');
	});

	test('a file that the target has lost is there again with the next release', async () => {
		await publish(trial.target, writtenSite('coast', stateOf('one')));
		await publish(trial.target, writtenSite('coast', stateOf('two')));
		await trial.lose('coast', 'search/hatch.html');
		await trial.lose('coast', '_astro/app.one.js');
		const outcome = await publish(trial.target, writtenSite('coast', stateOf('three')));
		expect(outcome).toMatchObject({ notes: [expect.stringMatching(/^_astro\/app\.one\.js.* was lost at/)] });
		expect(await trial.visit(HOST, 'search/hatch.html')).toContain('Hatches');
		expect(await trial.visit(HOST, '_astro/app.two.js')).toBe('// two');
		await trial.lose('coast', 'cars/car-1.html');
		expect(await publish(trial.target, writtenSite('coast', stateOf('three')))).toMatchObject({
			status: 'published',
		});
		expect(await trial.visit(HOST, 'cars/car-1.html')).toContain('three');
	});

	test('ten releases are kept', async () => {
		for (let at = 1; at <= 12; at += 1)
			await publish(trial.target, writtenSite('coast', stateOf(`state-${at}`, 1)));
		const releases = await trial.target.releases('coast');
		expect(releases.map(({ id }) => Number.parseInt(id, 10))).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
		await rollBack(trial.target, 'coast', { release: '3' });
		expect(await state()).toBe('state-3');
		expect(await trial.visit(HOST, '_astro/app.state-3.js')).toBe('// state-3');
	});
}
