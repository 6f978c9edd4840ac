import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ApiSiteSchema } from '../../src/api/site/site-file.ts';
import { Fleet, vehicles } from '../fixtures/sites/fleet.ts';

const SLUG = 'coast-motors';
const WITHOUT_API = { "lead_api: '/api',": '' };
const fleet = new Fleet();
const file = join(fleet.outDir, '.api', `${SLUG}.json`);
const written = () => ApiSiteSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
afterAll(() => fleet.remove());

test('a build writes the lead API’s file of the dealer, again when it is deleted, and removes it without a lead API', async () => {
	fleet.dealer(SLUG, vehicles(3));
	await fleet.build();
	expect(written()).toMatchObject({ slug: SLUG, hosts: [expect.any(String)] });
	expect(written().vehicles).toHaveLength(3);

	rmSync(file);
	expect((await fleet.build()).json.rendered).toBe(0);
	expect(written().vehicles).toHaveLength(3);

	fleet.dealer(
		SLUG,
		vehicles(3).map((vehicle) => ({ ...vehicle, price: 33_000, offer_price: 31_000 })),
	);
	await fleet.build();
	expect(written().vehicles.map(({ price, price_text }) => [price, price_text])).toEqual(
		Array(3).fill([31_000, '$31,000 drive away']),
	);

	fleet.dealer(SLUG, vehicles(3), WITHOUT_API);
	await fleet.build();
	expect(existsSync(file)).toBe(false);
}, 600_000);

test('a build of dealers without a lead API leaves an empty folder, with which the lead API starts', async () => {
	const quiet = new Fleet();
	quiet.dealer(SLUG, vehicles(1), WITHOUT_API);
	await quiet.build();
	expect(readdirSync(join(quiet.outDir, '.api'))).toEqual([]);
	quiet.remove();
}, 600_000);
