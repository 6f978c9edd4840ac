import { expect, test } from 'vitest';
import type { BuiltSite } from '../../../src/deploy/built-site.ts';
import { publish, stateOf, writtenSite } from '../../fixtures/deploy/written-site.ts';
import { HOST, type TrialTarget, visitedState } from './trial-target.ts';

/** Tests that every target must pass: publishing. */
export function publishingSuite(trialTarget: () => TrialTarget): void {
	test('visitors get the published site', async () => {
		const outcome = await publish(trialTarget().target, writtenSite('coast', stateOf('one')));
		expect(outcome).toMatchObject({ status: 'published', sent: { files: 9 } });
		expect(await visitedState(trialTarget())).toBe('one');
		expect(await trialTarget().visit(HOST, 'cars/car-2.html')).toContain('one');
		expect(await trialTarget().visit(HOST, 'cars/car-9.html')).toBeNull();
		expect(await trialTarget().target.sites()).toEqual(['coast']);
	});

	test('only changed files are read and sent', async () => {
		await publish(trialTarget().target, writtenSite('coast', stateOf('one')));
		const site = writtenSite('coast', { ...stateOf('one'), 'cars/car-1.html': 'sold' });
		const outcome = await publish(trialTarget().another, site);
		expect(outcome).toMatchObject({
			status: 'published',
			difference: { added: [], changed: ['cars/car-1.html'], removed: [] },
			sent: { files: 1, bytes: 4 },
		});
		expect(new Set(site.read)).toEqual(new Set(['cars/car-1.html']));
		expect(await trialTarget().visit(HOST, 'cars/car-1.html')).toBe('sold');
	});

	test('an unchanged site is not published again, and a dry run changes nothing', async () => {
		const first = await publish(trialTarget().target, writtenSite('coast', stateOf('one')));
		expect(await publish(trialTarget().target, writtenSite('coast', stateOf('one')))).toEqual({
			status: 'unchanged',
			release: first.status === 'published' && first.release,
		});
		const outcome = await publish(trialTarget().target, writtenSite('coast', stateOf('two')), {
			isDryRun: true,
		});
		expect(outcome).toMatchObject({
			status: 'planned',
			difference: { added: ['_astro/app.two.js'], removed: ['_astro/app.one.js'] },
		});
		expect(await visitedState(trialTarget())).toBe('one');
		expect(await trialTarget().target.releases('coast')).toHaveLength(1);
	});

	test('a site that fails its check is refused, and the live release stays', async () => {
		await publish(trialTarget().target, writtenSite('coast', stateOf('one')));
		const asked: boolean[] = [];
		const check = async (_: unknown, isLive: boolean) => {
			asked.push(isLive);
			return { inFolder: [], onPages: ['no licence number'] };
		};
		const outcome = await publish(trialTarget().target, writtenSite('coast', stateOf('one', 4)), {
			check,
		});
		const refused = { status: 'refused', inFolder: [], onPages: ['no licence number'] };
		expect(outcome).toEqual({ ...refused, isLive: false });
		expect(await trialTarget().visit(HOST, 'cars/car-3.html')).toBeNull();
		const again = await publish(trialTarget().target, writtenSite('coast', stateOf('one')), { check });
		expect(again).toEqual({ ...refused, isLive: true });
		expect(asked).toEqual([false, true]);
		expect(await visitedState(trialTarget())).toBe('one');
	});

	test('the findings of a check are kept after the site was sent, and after sending failed', async () => {
		const { target } = trialTarget();
		const seen: unknown[] = [];
		const check = async () => ({
			inFolder: [],
			onPages: [],
			keep: () => void target.live('coast').then((live) => seen.push(live?.release.id)),
		});
		const first = await publish(target, writtenSite('coast', stateOf('one')), { check });
		const release = first.status === 'published' && first.release;
		const cut = { ...writtenSite('coast', stateOf('two')), content: () => Promise.reject(new Error('cut')) };
		await expect(publish(target, cut, { check })).rejects.toThrow('cut');
		await expect.poll(() => seen).toEqual([release, release]);
	});

	test('an interrupted publisher leaves the last release live, and the next publisher does not send its files again', async () => {
		await publish(trialTarget().target, writtenSite('coast', stateOf('one')));
		const site = writtenSite('coast', stateOf('two', 20));
		const allowed =
			9 + (trialTarget().readsBeforeSending?.(differing(site, writtenSite('coast', stateOf('one')))) ?? 0);
		let reads = 0;
		const cut = {
			...site,
			content: (path: string) => {
				reads += 1;
				if (reads > allowed) throw new Error('cut');
				return site.content(path);
			},
		};
		await expect(publish(trialTarget().target, cut)).rejects.toThrow('cut');
		expect(await visitedState(trialTarget())).toBe('one');
		const before = site.read.length;
		expect(await publish(trialTarget().another, site)).toMatchObject({ status: 'published' });
		expect(site.read.length - before).toBeLessThan(20);
		expect(await visitedState(trialTarget())).toBe('two');
	});

	test('two publishers at the same time publish one after the other', async () => {
		const outcomes = await Promise.all([
			publish(trialTarget().target, writtenSite('coast', stateOf('one', 5))),
			publish(trialTarget().another, writtenSite('coast', stateOf('two', 5))),
		]);
		expect(outcomes.map(({ status }) => status)).toEqual(['published', 'published']);
		const shown = await visitedState(trialTarget());
		for (const page of ['cars/car-0.html', 'cars/car-4.html', `_astro/app.${shown}.js`])
			expect(await trialTarget().visit(HOST, page)).toContain(shown);
		expect(await trialTarget().target.releases('coast')).toHaveLength(2);
	});

	test('the next release restores a file that the target has lost', async () => {
		await publish(trialTarget().target, writtenSite('coast', stateOf('one')));
		await publish(trialTarget().target, writtenSite('coast', stateOf('two')));
		await trialTarget().lose('coast', 'search/hatch.html');
		await trialTarget().lose('coast', '_astro/app.one.js');
		const outcome = await publish(trialTarget().target, writtenSite('coast', stateOf('three')));
		expect(outcome).toMatchObject({ notes: [expect.stringMatching(/^_astro\/app\.one\.js.* was lost at/)] });
		expect(await trialTarget().visit(HOST, 'search/hatch.html')).toContain('Hatches');
		expect(await trialTarget().visit(HOST, '_astro/app.two.js')).toBe('// two');
		await trialTarget().lose('coast', 'cars/car-1.html');
		expect(await publish(trialTarget().target, writtenSite('coast', stateOf('three')))).toMatchObject({
			status: 'published',
		});
		expect(await trialTarget().visit(HOST, 'cars/car-1.html')).toContain('three');
	});
}

/** The number of files of a site that another one lacks or has with other content. */
function differing({ files }: BuiltSite, other: BuiltSite): number {
	return Object.entries(files).filter(([path, { hash }]) => other.files[path]?.hash !== hash).length;
}
