import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { openStore } from '../../../src/lead-api/store/open-store.ts';
import { apiSite } from '../../fixtures/leads/api-site.ts';
import { carAt } from '../../fixtures/leads/saved-cars.ts';

const run = promisify(execFile);
const DAY_MS = 24 * 60 * 60 * 1000;

/** A time zone in which it is now between noon and 1 pm, as the command uses the real clock. */
function zoneAtNoon(now: Date): string {
	const east = 12 - now.getUTCHours();
	// The sign in these names is that of hours west of Greenwich.
	return `Etc/GMT${east > 0 ? '-' : '+'}${Math.abs(east)}`;
}

test('npm run alerts puts each alert into the outbox once, and prints how many', async () => {
	const folder = await mkdtemp(join(tmpdir(), 'forecourt-alerts-'));
	const place = { sqlite: join(folder, 'leads.sqlite') };
	const env = { ...process.env, LEAD_API_STORE: place.sqlite, LEAD_API_SITES: join(folder, 'sites') };
	const command = async () => (await run(process.execPath, ['scripts/alerts.ts'], { env })).stdout;
	try {
		await expect(command()).rejects.toThrow('build the sites first');
		await mkdir(join(folder, 'sites'));
		await writeFile(
			join(folder, 'sites', 'coast.json'),
			JSON.stringify(apiSite({ vehicles: [carAt('1', 40_000)] })),
		);
		await expect(command()).rejects.toThrow('There is no store');
		const store = await openStore(place, () => undefined);
		const now = new Date();
		const ends = new Date(now.getTime() + DAY_MS).toISOString();
		const session = { session_key: 'kim', idle_ends_at: ends, ends_at: ends };
		const { id } = await store.openSession('coast', '+61412345678', session, now);
		const saved_at = now.toISOString();
		await store.saveCar(
			id,
			{ id: '1', saved_at, price: 50_000, vehicle: null, note: null, state: 'available' },
			10,
		);
		const channel = {
			channel: 'text' as const,
			target: '+61412345678',
			words: 'Text me.',
			page: '/watchlist',
		};
		const agreed = { time_zone: zoneAtNoon(now), agreed_at: saved_at, confirmed_at: saved_at };
		await store.startAlerts(id, { ...channel, ...agreed }, null);
		expect(await command()).toBe('coast: 1 alert to send\n');
		expect(await command()).toBe('coast: 0 alerts to send\n');
		const due = await store.claimAlerts(new Date(), 10, 0);
		expect(due.map(({ message }) => message.content)).toEqual([
			{
				kind: 'changes',
				changes: [
					{
						title: 'Car 1',
						slug: 'car-1',
						short: '$10,000 less',
						sentence: 'Now $40,000 drive away, was $50,000.',
					},
				],
			},
		]);
		await store.close();
	} finally {
		await rm(folder, { recursive: true });
	}
});
