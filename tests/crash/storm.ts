import { setTimeout as pause } from 'node:timers/promises';
import { UNFINISHED_WAIT_MINUTES } from '../../src/domain/lead/unfinished-wait.ts';
import type { StoreLocation } from '../../src/lead-api/store/open-store.ts';
import { writeSites } from './dealers.ts';
import { type Ledger, openLedger } from './ledger.ts';
import { startReceivers } from './receivers.ts';
import { type ServiceProcess, startService } from './service-process.ts';
import { startShoppers } from './shoppers.ts';
import { countWaiting, readStored } from './stored-leads.ts';
import { judge, type Verdict } from './verdict.ts';

const SHOPPERS = 12;
/** Leads acknowledged in each round before the strike. */
const LEAST_A_ROUND = 5;
/** Longest random delay before a strike, milliseconds. */
const MOST_MS = 200;
/** Longest time, in milliseconds, until a service accepts leads or an outbox is empty. */
const PATIENCE_MS = 300_000;
/** Clocks run at this speed: a minute passes in a second. */
const SPEED = 60;
const MINUTE_MS = 60_000;
const YEAR_MS = 365 * 24 * 60 * MINUTE_MS;
/** Errors of the services' clocks; a machine with an empty clock battery may start in another year. */
const CLOCKS_AHEAD_MS = [0, 0, 2000, -2000, 5 * MINUTE_MS, -5 * MINUTE_MS, YEAR_MS, -YEAR_MS];
/** How far ahead the last service's clock is: unfinished leads are due, also those of a service whose clock was ahead. */
const LAST_AHEAD_MS = (UNFINISHED_WAIT_MINUTES + 5) * MINUTE_MS;

/** A crash test: services that are struck while shoppers send leads. */
export interface Trial {
	place: StoreLocation;
	/** A folder for the test's own files, which no strike destroys. */
	folder: string;
	rounds: number;
	/** Number of services on the same database. */
	instances: number;
	/** Causes the failure, at a random moment; services that survive it go on. */
	strike: (services: readonly ServiceProcess[], ledger: Ledger) => Promise<void>;
	/** Receives a progress line after each round. */
	say?: (line: string) => void;
}

/**
 * Shoppers send leads to services that are struck again and again and restarted, each with a wrong clock. At the end a service delivers
 * what is left, at the time at which unfinished leads are due as well, and every acknowledged lead is looked for.
 */
export async function runTrial({ place, folder, rounds, instances, strike, say }: Trial): Promise<Verdict> {
	await using receivers = await startReceivers();
	const sitesDir = await writeSites(folder, receivers.webhookUrl);
	const since = Date.now();
	const start = (aheadMs: number) =>
		startService({ place, sitesDir, mailUrl: receivers.mailUrl, clock: { since, speed: SPEED, aheadMs } });
	const ledger = openLedger();
	const shoppers = startShoppers(SHOPPERS, ledger);
	let services: ServiceProcess[] = [];
	try {
		for (let round = 1; round <= rounds; round += 1) {
			const missing = Array.from({ length: instances - services.length }, () => start(anyClock()));
			services.push(...(await Promise.all(missing)));
			shoppers.send(services.map(({ url }) => url));
			await moreAcknowledged(ledger, LEAST_A_ROUND);
			await pause(Math.random() * MOST_MS);
			await strike(services, ledger);
			services = services.filter(({ isAlive }) => isAlive());
			say?.(`round ${round} of ${rounds}: ${ledger.acknowledged.length} acknowledged`);
		}
		await shoppers.stop();
		await killAll(services);
		services = [await start(LAST_AHEAD_MS)];
		await delivered(place);
	} finally {
		await shoppers.stop();
		await killAll(services);
	}
	return judge(ledger, await readStored(place), receivers);
}

/** Kills what is left. */
export async function killAll(services: readonly ServiceProcess[]): Promise<void> {
	for (const service of services) await service.kill();
}

function anyClock(): number {
	return CLOCKS_AHEAD_MS[Math.floor(Math.random() * CLOCKS_AHEAD_MS.length)] ?? 0;
}

async function moreAcknowledged({ acknowledged, faults, refusals }: Ledger, more: number): Promise<void> {
	const wanted = acknowledged.length + more;
	const end = Date.now() + PATIENCE_MS;
	while (acknowledged.length < wanted) {
		const answers = [...faults.slice(-2), refusals.at(-1)?.body.error];
		if (Date.now() > end)
			throw new Error(`The service takes no leads any more. What it answered: ${answers.join('; ')}`);
		await pause(2);
	}
}

/** Resolves when the outbox is empty, or after a timeout; the verdict then counts what was not delivered. */
async function delivered(place: StoreLocation): Promise<void> {
	const end = Date.now() + PATIENCE_MS;
	while ((await countWaiting(place)) > 0 && Date.now() < end) await pause(100);
}
