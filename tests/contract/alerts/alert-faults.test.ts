import { expect, test } from 'vitest';
import { alertMessages } from '../../../src/lead-api/alerts/deliver-alert.ts';
import { planAlerts } from '../../../src/lead-api/alerts/plan-alerts.ts';
import { runAlerts } from '../../../src/lead-api/alerts/run-alerts.ts';
import { createStore } from '../../../src/lead-api/store/create-store.ts';
import { openSqlite } from '../../../src/lead-api/store/database/sqlite.ts';
import type { LeadStore } from '../../../src/lead-api/store/store.ts';
import { apiSite } from '../../fixtures/leads/api-site.ts';
import { leadService, SERVICE_NOW } from '../../fixtures/leads/lead-service.ts';
import { carAt, signedInShopper } from '../../fixtures/leads/saved-cars.ts';

/** The calls of the store and the mail server on the way from a stock to a delivered message. */
const STEPS = ['alertWork', 'planAlert', 'claimAlerts', 'send', 'settleAlert'] as const;
const LEASE_MS = 60_000;

/** A process that dies before or after one of its steps. */
class Died extends Error {}

/** Three shoppers who saved the same car, now cheaper. */
async function threeShoppers() {
	const service = await leadService([apiSite({ vehicles: [carAt('1', 50_000)] })]);
	for (let shoppers = 0; shoppers < 3; shoppers++) {
		const kim = await signedInShopper(service);
		await kim.save('1');
		await kim.send('/api/alerts/start', { channel: 'text', words: 'Text me.', page: '/watchlist' });
	}
	return service;
}

test.each(
	STEPS.flatMap((step) =>
		[1, 2, 3].flatMap((nth) => [true, false].map((isBefore) => ({ step, nth, isBefore }))),
	),
)(
	'a process that dies at $step number $nth loses no alert and sends none twice (before the step: $isBefore)',
	async ({ step, nth, isBefore }) => {
		const { store } = await threeShoppers();
		const cheaper = apiSite({ vehicles: [carAt('1', 40_000)] });
		const sent: { id: string; to: string }[] = [];
		let left = nth;
		const dying = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
			const dies = name === step && --left === 0;
			if (dies && isBefore) throw new Died();
			const done = await work();
			if (dies) throw new Died();
			return done;
		};
		const wrapped = new Proxy(store, {
			get:
				(target, name: keyof LeadStore) =>
				(...args: never[]) =>
					dying(String(name), () => (target[name] as (...all: never[]) => Promise<unknown>)(...args)),
		});
		let now = SERVICE_NOW;
		/** One run of the service: plans, delivers, and dies or not. */
		const live = async () => {
			let current = '';
			await planAlerts(wrapped, cheaper, now, async () => null);
			const messages = alertMessages(wrapped, {
				transport: { sendMail: () => Promise.reject(new Error('none')) },
				from: '',
				timeoutMs: 1,
				secret: 'x',
				now: () => now,
				sendText: ({ to }) =>
					dying('send', async () => {
						sent.push({ id: current, to });
						return true;
					}),
			});
			for (const due of await messages.store.claimDue(now, 10, LEASE_MS)) {
				current = due.entry.id;
				expect(await messages.deliver(due, cheaper)).toEqual({ ok: true });
				await messages.store.settle(current, { state: 'delivered' }, now);
			}
		};
		for (let lives = 0; lives < 3; lives++) {
			await live().catch((error: unknown) => {
				if (!(error instanceof Died)) throw error;
			});
			now = new Date(now.getTime() + LEASE_MS);
		}
		// Each shopper has one message; it was sent again only where its outcome could not be stored.
		expect(new Set(sent.map(({ to }) => to)).size).toBe(3);
		expect(new Set(sent.map(({ id }) => id)).size).toBe(3);
		const isUnsettled = (step === 'send' && !isBefore) || (step === 'settleAlert' && isBefore);
		expect(sent).toHaveLength(isUnsettled ? 4 : 3);
	},
);

test('several instances that see the new stock at the same time send one message', async () => {
	const { store } = await threeShoppers();
	const cheaper = apiSite({ vehicles: [carAt('1', 40_000)] });
	const counts = await Promise.all(
		[1, 2, 3, 4].map(() => planAlerts(store, cheaper, SERVICE_NOW, async () => null)),
	);
	expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3);
});

test('the service searches after each change of the stock and every ten minutes, and again after a failure', async () => {
	const store = await createStore(openSqlite(':memory:'));
	let site = apiSite();
	let now = SERVICE_NOW;
	let isAway = true;
	const searches: Date[] = [];
	let polls = 0;
	const failures: unknown[] = [];
	const stop = runAlerts({
		store: {
			...store,
			alertWork: async (...asked) => {
				if (isAway) throw new Error('disk I/O error');
				searches.push(now);
				return await store.alertWork(...asked);
			},
		},
		sites: {
			all: () => {
				polls += 1;
				return [site];
			},
		},
		openSearch: async () => null,
		now: () => now,
		deliverNow: () => undefined,
		onFailure: (error) => failures.push(error),
		times: { pollMs: 1, repeatMs: 10 * 60_000 },
	});
	await expect.poll(() => failures.length).toBeGreaterThan(1);
	isAway = false;
	await expect.poll(() => searches.length).toBe(1);
	site = apiSite();
	await expect.poll(() => searches.length).toBe(2);
	now = new Date(now.getTime() + 10 * 60_000 - 1);
	const before = polls;
	await expect.poll(() => polls).toBeGreaterThan(before + 2);
	expect(searches).toHaveLength(2);
	now = new Date(now.getTime() + 1);
	await expect.poll(() => searches.length).toBe(3);
	await stop();
	await store.close();
});
