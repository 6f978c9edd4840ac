import { setTimeout as pause } from 'node:timers/promises';
import { readMail } from '../../src/preview/mail-catcher/read-mail.ts';
import { linkIn, textOf } from '../fixtures/leads/alert-service.ts';
import { carAt } from '../fixtures/leads/saved-cars.ts';
import { smtpReceiver } from '../fixtures/leads/smtp-receiver.ts';
import { type AlertVerdict, judgeAlerts } from './alert-verdict.ts';
import { writeSites } from './dealers.ts';
import type { Shopping } from './persistent-browser.ts';
import { openSavedLedger } from './saved-ledger.ts';
import { CARS, startSavers } from './saving-shoppers.ts';
import { type ServiceProcess, startService } from './service-process.ts';
import { readAlerts, type StoredAlerts } from './stored-alerts.ts';
import { killAll, type Trial } from './storm.ts';
import { killOne } from './strikes.ts';

const SHOPPERS = 8;
/** Changes of watchlists acknowledged in each round before the strike. */
const LEAST_A_ROUND = 60;
/** Longest random delay before a strike, milliseconds. */
const MOST_MS = 400;
/** Longest time, in milliseconds, until the shoppers are answered and the alerts are sent. */
const PATIENCE_MS = 120_000;
/** Clocks run at this speed: a minute passes in a second. */
const SPEED = 60;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Errors of the services' clocks. */
const ERRORS_MS = [0, 2000, -2000, 5 * 60_000, -5 * 60_000];
/** The first morning: ten o'clock in Melbourne, so that alerts may be sent in every round. */
const MORNING = Date.parse('2027-02-01T23:00:00Z');

/** Each day's price of every vehicle, in dollars: a tenth less than the day before. */
const priceOn = (day: number) => Math.round(100_000 * 0.9 ** day);
const stockOn = (day: number) => CARS.map((id) => carAt(id, priceOn(day)));

/**
 * Shoppers sign in, turn alerts on, save, remove and note vehicles on services that are killed while they do, and while they plan and send
 * alerts: each round is a day with lower prices. At the end services of the following days send what is left, and the verdict compares
 * everything.
 */
export async function runAlertTrial({
	place,
	folder,
	rounds,
	instances,
}: Pick<Trial, 'place' | 'folder' | 'rounds' | 'instances'>): Promise<AlertVerdict> {
	await using mail = await smtpReceiver(() => 'take');
	const ledger = openSavedLedger();
	const shopping: Shopping = { dealer: 'coast', urls: [], isOpen: true, ledger, texts: new Map() };
	const since = Date.now();
	let services: ServiceProcess[] = [];
	const start = async (day: number, lastDay = day) => {
		const error = ERRORS_MS[Math.floor(Math.random() * ERRORS_MS.length)] ?? 0;
		const clock = { since, speed: SPEED, aheadMs: MORNING - since + day * DAY_MS + error };
		const sitesDir = await writeSites(folder, 'http://127.0.0.1:9/', stockOn(Math.min(day, lastDay)));
		const running = instances - services.length;
		const settings = { place, sitesDir, mailUrl: mail.url, clock };
		const started = await Promise.all(
			Array.from({ length: running }, () =>
				startService(settings, ({ to, text }) => shopping.texts.set(to, text)),
			),
		);
		services.push(...started);
		shopping.urls = services.map(({ url }) => url);
	};
	const savers = startSavers(SHOPPERS, shopping, (address) => tokenOf(mail.taken, address));
	try {
		for (let round = 0; round < rounds; round += 1) {
			await start(round);
			const wanted = ledger.acknowledged + LEAST_A_ROUND;
			if (!(await until(async () => ledger.acknowledged >= wanted)))
				throw new Error(
					`The service takes no changes any more. What it answered: ${ledger.faults.slice(-2)}`,
				);
			await pause(Math.random() * MOST_MS);
			await killOne(services);
			// Of two services the other goes on for a while.
			await pause(Math.random() * MOST_MS);
			await killAll(services);
			services = [];
		}
		await savers.stop();
		// A message that was planned on the last day may be sent the day after: its shopper then waits for the next one.
		for (const day of [rounds, rounds + 1]) {
			await start(day, rounds);
			await until(async () => isAllTold(await readAlerts(place), day > rounds ? priceOn(rounds) : null));
			await killAll(services);
			services = [];
		}
	} finally {
		await savers.stop();
		await killAll(services);
	}
	return judgeAlerts(ledger, await readAlerts(place), mail.taken.map(messageId), priceOn(rounds));
}

/** Whether no message waits, and every vehicle's last price is known; null to look at messages only. */
function isAllTold({ known, messages }: StoredAlerts, last: number | null): boolean {
	if (messages.some(({ state }) => state === 'waiting')) return false;
	return last === null || known.every(({ price }) => price === last);
}

/** The token of the last confirmation mail to an address; null for none. */
async function tokenOf(mails: readonly string[], address: string): Promise<string | null> {
	const raw = mails.findLast((mail) => mail.includes(`To: ${address}`) && mail.includes('confirm'));
	if (raw === undefined) return null;
	return linkIn(textOf(await readMail(Buffer.from(raw))), '/confirm').searchParams.get('token');
}

/** The id of a message, from the Message-ID of its mail. */
function messageId(mail: string): string {
	return /^Message-ID: <(\S+)@forecourt>/im.exec(mail)?.[1] ?? '';
}

/** Whether something became true in time. */
async function until(isTrue: () => Promise<boolean>): Promise<boolean> {
	const end = Date.now() + PATIENCE_MS;
	while (!(await isTrue())) {
		if (Date.now() > end) return false;
		await pause(20);
	}
	return true;
}
