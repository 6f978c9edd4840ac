import type { ApiSite } from '../../api/site/site-file.ts';
import type { OutboxWorker } from '../delivery/delivery.ts';
import { describeError } from '../log.ts';
import { settlePayment } from '../online-payments/settle-payment.ts';
import { createAutoResetEvent } from '../outbox/auto-reset-event.ts';
import type { CallTime } from '../payments/next-check.ts';
import type { Sites } from '../sites.ts';
import type { LeadStore } from '../store/store.ts';
import { settle } from './settle.ts';
import type { SettleParts } from './settle-parts.ts';

/** Interval of checks, milliseconds: reservations end by themselves, and the stock may sell a held vehicle. */
const POLL_MS = 5000;
/** Reservations read at once. */
const PAGE = 200;

interface Parts extends SettleParts {
	store: LeadStore;
	sites: Pick<Sites, 'bySlug'>;
}

/** Settles all reservations and online payments of dealers known here, once. Returns their number. */
export async function settleAll(parts: Parts, call: CallTime): Promise<number> {
	const { store } = parts;
	const reservations = await settlePages(parts, store.unsettledReservations, (site, reservation) =>
		settle(parts, site, reservation, call),
	);
	const payments = await settlePages(parts, store.unsettledOnlinePayments, (site, payment) =>
		settlePayment(parts, site, payment, call),
	);
	return reservations + payments;
}

/** Settles what a query has, page after page. Returns how many there were. */
async function settlePages<Found extends { id: string; dealer: string }>(
	{ sites }: Pick<Parts, 'sites'>,
	read: (after: string, limit: number) => Promise<Found[]>,
	settleOne: (site: ApiSite, found: Found) => Promise<unknown>,
): Promise<number> {
	let count = 0;
	for (let after = ''; ; ) {
		const page = await read(after, PAGE);
		for (const found of page) {
			const site = sites.bySlug(found.dealer);
			if (site) await settleOne(site, found);
			count += 1;
		}
		const last = page.at(-1);
		if (page.length < PAGE || !last) return count;
		after = last.id;
	}
}

/** Settles reservations from the start of the service on, every five seconds. Several instances may run on one store. */
export function runReservations(parts: Parts): OutboxWorker {
	const wakeUp = createAutoResetEvent();
	let isStopping = false;
	const ended = (async () => {
		while (!isStopping) {
			await settleAll(parts, 'when due').catch((error: unknown) =>
				parts.log({
					level: 'error',
					message: 'reservations were not settled',
					reason: describeError(error),
				}),
			);
			if (!isStopping) await wakeUp.wait(POLL_MS);
		}
	})();
	return {
		deliverNow: wakeUp.set,
		async stop() {
			isStopping = true;
			wakeUp.set();
			await ended;
		},
	};
}
