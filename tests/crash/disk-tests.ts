import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runTrial, type Trial } from './storm.ts';
import type { OnDisk } from './strikes.ts';
import { NOTHING_LOST } from './verdict.ts';

const POWER_CUTS = 3;

/** Tests of leads on a disk that loses power or is full. */
export function diskTests(name: string, { freshPlace, cutPower, fillDisk }: OnDisk): void {
	const trial = async (rounds: number, strike: Trial['strike']) => {
		const folder = await mkdtemp(join(tmpdir(), 'forecourt-disk-'));
		afterAll(() => rm(folder, { recursive: true, force: true }));
		return runTrial({ place: await freshPlace(), folder, rounds, instances: 1, strike });
	};

	test(`${name} keeps all acknowledged leads through a power cut`, async () => {
		const verdict = await trial(POWER_CUTS, cutPower);
		expect(verdict).toMatchObject(NOTHING_LOST);
		expect(verdict.acknowledged).toBeGreaterThanOrEqual(POWER_CUTS * 5);
	});

	test(`${name} refuses leads with a message while the disk is full, and accepts them again once there is space`, async () => {
		const errors = new Set<unknown>();
		const verdict = await trial(1, async (services, ledger) => {
			await fillDisk(services, ledger);
			for (const { body } of ledger.refusals) errors.add(body.error);
		});
		expect(verdict).toMatchObject(NOTHING_LOST);
		expect([...errors]).toEqual([
			'We cannot take this now. Please try again in a minute or call us on (03) 5223 1111.',
		]);
	});
}
