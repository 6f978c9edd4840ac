import { GOOD_ENQUIRY, GOOD_LEAD } from '../fixtures/leads/lead-service.ts';
import { DEALERS } from './dealers.ts';
import type { Ledger } from './ledger.ts';
import { type PersistentSender, persistentSender } from './persistent-sender.ts';
import { newAttempt } from './send.ts';
import { GOOD_TRADE_IN, GOOD_VALUATION, PHOTO } from './trade-in.ts';

/** Simulated shoppers who retry a submission until it is acknowledged. */
export interface Shoppers {
	/** Sets the addresses of the services that are running. */
	send(urls: readonly string[]): void;
	/** Starts no further submissions; resolves when all shoppers have stopped. A submission that was never acknowledged stays open. */
	stop(): Promise<void>;
}

/** Starts a number of shoppers, each with a new submission as soon as the last one was acknowledged. */
export function startShoppers(count: number, ledger: Ledger): Shoppers {
	const sender = persistentSender(ledger);
	const all = Promise.all(Array.from({ length: count }, () => shop(sender)));
	return {
		send(to) {
			sender.urls = to;
		},
		async stop() {
			sender.stop();
			await all;
		},
	};
}

async function shop(sender: PersistentSender): Promise<void> {
	while (sender.isOpen()) {
		const dealer = DEALERS[Math.floor(Math.random() * DEALERS.length)] ?? 'coast';
		const percent = Math.random() * 100;
		if (percent < 50) await sender.lead(newAttempt(dealer, '/api/enquiries', GOOD_ENQUIRY));
		else if (percent < 70) await sender.lead(newAttempt(dealer, '/api/leads', GOOD_LEAD));
		else if (percent < 85) await enquireInSteps(sender, dealer);
		else await tradeIn(sender, dealer);
		await sender.repeatSometimes();
	}
}

/** A lead in two steps. */
async function enquireInSteps(sender: PersistentSender, dealer: string): Promise<void> {
	const first = newAttempt(dealer, '/api/leads', { ...GOOD_LEAD, isLastStep: false });
	const lead_id = await sender.lead(first);
	const ids = { lead_id, first_submission_id: first.submission_id };
	if (lead_id !== null) await sender.lead(newAttempt(dealer, '/api/leads', { ...GOOD_LEAD, ...ids }));
}

/** A trade-in: a photo of the draft, the step that begins the lead, another photo sent twice at once, the valuation, the last step. */
async function tradeIn(sender: PersistentSender, dealer: string): Promise<void> {
	const first = newAttempt(dealer, '/api/leads', { ...GOOD_TRADE_IN, isLastStep: false });
	const photo = (photo_id: string) => sender.photo({ ...first, photo_id, jpeg: PHOTO });
	await photo('photo-of-draft');
	const lead_id = await sender.lead(first);
	if (lead_id === null) return;
	await Promise.all([photo('photo-of-lead'), photo('photo-of-lead')]);
	const valued = await sender.once(newAttempt(dealer, '/api/trade-in/valuation', GOOD_VALUATION));
	const ids = { lead_id, first_submission_id: first.submission_id, id: valued?.body.id };
	for (const isLastStep of [false, true])
		await sender.lead(newAttempt(dealer, '/api/leads', { ...GOOD_TRADE_IN, ...ids, isLastStep }));
}
