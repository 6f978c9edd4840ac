import { expect, test } from 'vitest';
import { rollBack } from '../../../src/deploy/rollback.ts';
import { publish, stateOf, writtenSite } from '../../fixtures/deploy/written-site.ts';
import { HOST, type TrialTarget, visitedState } from './trial-target.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Tests that every target must pass: earlier releases. */
export function historySuite(trialTarget: () => TrialTarget): void {
	test('a page that the build removed is no longer shown, and a removed asset stays for a month', async () => {
		const start = Date.parse('2026-11-01T00:00:00Z');
		const at = (days: number) => ({ now: () => new Date(start + days * DAY_MS) });
		await publish(trialTarget().target, writtenSite('coast', stateOf('one', 3)), at(0));
		await publish(trialTarget().target, writtenSite('coast', stateOf('two', 2)), at(1));
		expect(await trialTarget().visit(HOST, 'cars/car-2.html')).toBeNull();
		expect(await trialTarget().visit(HOST, '_astro/app.one.js')).toBe('// one');
		await publish(trialTarget().target, writtenSite('coast', stateOf('three')), at(30));
		expect(await trialTarget().visit(HOST, '_astro/app.one.js')).toBe('// one');
		await publish(trialTarget().target, writtenSite('coast', stateOf('four')), at(31));
		expect(await trialTarget().visit(HOST, '_astro/app.one.js')).toBeNull();
		expect(await trialTarget().visit(HOST, '_astro/app.three.js')).toBe('// three');
	});

	test('a rollback makes the previous release live, and holds the dealer until a publisher ends the hold', async () => {
		await publish(trialTarget().target, writtenSite('coast', stateOf('one')));
		await publish(trialTarget().target, writtenSite('coast', stateOf('two')));
		await publish(trialTarget().target, writtenSite('coast', stateOf('three')));
		const back = await rollBack(trialTarget().another, 'coast', { release: 'previous' });
		expect(await visitedState(trialTarget())).toBe('two');
		expect(await trialTarget().target.live('coast')).toMatchObject({ isHeld: true, release: { id: back } });
		expect(await trialTarget().target.isHeld('coast')).toBe(true);
		expect(await publish(trialTarget().target, writtenSite('coast', stateOf('four')))).toEqual({
			status: 'held',
			release: back,
		});
		await rollBack(trialTarget().another, 'coast', { release: 'previous' });
		expect(await visitedState(trialTarget())).toBe('one');
		await publish(trialTarget().target, writtenSite('coast', stateOf('four')), { endsHold: true });
		expect(await visitedState(trialTarget())).toBe('four');
		expect(await trialTarget().target.isHeld('coast')).toBe(false);
		expect(await publish(trialTarget().target, writtenSite('coast', stateOf('five')))).toMatchObject({
			status: 'published',
		});
		await rollBack(trialTarget().target, 'coast', { release: '3' });
		expect(await visitedState(trialTarget())).toBe('three');
		await expect(rollBack(trialTarget().target, 'coast', { release: '77' })).rejects.toThrow(
			/no such release of coast; it has 0+5-/,
		);
	});

	test('a rollback without an earlier release is refused, and the live release stays', async () => {
		await publish(trialTarget().target, writtenSite('coast', stateOf('one')));
		await expect(rollBack(trialTarget().target, 'coast', { release: 'previous' })).rejects.toThrow(
			/has no release of coast before the live one; it has 0+1-/,
		);
		expect(await visitedState(trialTarget())).toBe('one');
		expect(await trialTarget().target.isHeld('coast')).toBe(false);
	});

	test('releases are ordered correctly even where a publisher’s clock is wrong', async () => {
		const before = { now: () => new Date('2020-01-01T00:00:00Z') };
		await publish(trialTarget().target, writtenSite('coast', stateOf('one')));
		await publish(trialTarget().another, writtenSite('coast', stateOf('two')), before);
		expect(await visitedState(trialTarget())).toBe('two');
		await publish(trialTarget().target, writtenSite('coast', stateOf('three')));
		await rollBack(trialTarget().target, 'coast', { release: 'previous' });
		expect(await visitedState(trialTarget())).toBe('two');
	});

	test('a dealer can be taken off the target and brought back, without effect on others', async () => {
		await publish(trialTarget().target, writtenSite('coast', stateOf('one')));
		await publish(trialTarget().target, writtenSite('hills', stateOf('other')));
		await trialTarget().target.remove('coast');
		expect(await trialTarget().target.sites()).toEqual(['hills']);
		expect(await trialTarget().visit(HOST, 'index.html')).toBeNull();
		expect(await trialTarget().visit('www.hills.example', 'index.html')).toContain('other');
		await rollBack(trialTarget().target, 'coast', { release: 'previous' });
		expect(await visitedState(trialTarget())).toBe('one');
	});

	test('the last ten releases are kept', async () => {
		for (let at = 1; at <= 12; at += 1)
			await publish(trialTarget().target, writtenSite('coast', stateOf(`state-${at}`, 1)));
		const releases = await trialTarget().target.releases('coast');
		expect(releases.map(({ id }) => Number.parseInt(id, 10))).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
		await rollBack(trialTarget().target, 'coast', { release: '3' });
		expect(await visitedState(trialTarget())).toBe('state-3');
		expect(await trialTarget().visit(HOST, '_astro/app.state-3.js')).toBe('// state-3');
	});
}
