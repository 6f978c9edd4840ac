import { afterAll, expect, test } from 'vitest';
import { ROOT } from '../../../tests/fixtures/root.ts';
import { Fleet, vehicles } from '../../../tests/fixtures/sites/fleet.ts';
import { prepareDemo } from './prepare-demo.ts';

const fleet = new Fleet();
afterAll(() => fleet.remove());

test('dealers outside the demo are not prepared', async () => {
	fleet.dealer('coast-motors', vehicles(1));
	const asked = { root: ROOT, dealersDir: fleet.dealersDir, now: new Date('2026-11-22T00:00:00Z') };
	expect(await prepareDemo({ ...asked, slugs: ['coast-motors'] })).toEqual({ kind: 'fresh' });
	expect(await prepareDemo(asked)).toEqual({ kind: 'fresh' });
});
