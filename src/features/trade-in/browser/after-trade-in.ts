import type { SentLead } from '../../../api/leads/sent-lead.ts';
import { writeNamed } from '../../../browser/write-named.ts';
import { formatDollars } from '../../../domain/price/money.ts';
import { fillReservation } from '../../checkout/embed/browser/fill-reservation.ts';
import { calculatorQuery } from './calculator-query.ts';
import { heldValuation } from './held-valuation.ts';
import { fillSentTradeIn } from './sent-trade-in.ts';

/** What a visitor can do with the value of their own vehicle. */
interface TradeInUse {
	/** 'Put the $23,400 for your 2021 Mazda CX-5, less the $6,500 you owe, into the calculator.' */
	text: string;
	/** The parameters that fill it into the calculator. */
	query: string;
}

/** What the visitor's valuation at a dealer is good for while its figure is held; null for none. */
function tradeInUse(dealer: string): TradeInUse | null {
	const held = heldValuation(dealer);
	if (!held) return null;
	const { title, offer_price, amount_owing } = held;
	const less = amount_owing > 0 ? `, less the ${formatDollars(amount_owing)} you owe,` : '';
	return {
		text: `Put the ${formatDollars(offer_price)} for your ${title}${less} into the calculator.`,
		query: calculatorQuery(offer_price, amount_owing),
	};
}

/** Shows the use of the visitor's valuation in the part of a page for it, where there are both. */
function fillTradeInUse(page: Document): void {
	const section = page.querySelector<HTMLElement>('[data-use-trade-in]');
	const use = tradeInUse(page.body.dataset['dealer'] ?? '');
	const [text, link] = [section?.querySelector('p'), section?.querySelector('a')];
	if (!use || !section || !text || !link) return;
	writeNamed(text, use.text);
	link.search = use.query;
	section.hidden = false;
}

/**
 * Shows on the success page what came of a trade-in, or of a deposit; `sent` is undefined where the lead cannot be loaded.
 *
 * @param read loads it again
 */
export function fillAfterTradeIn(
	page: Document,
	sent: SentLead | undefined,
	read: () => Promise<SentLead | undefined>,
): void {
	if (sent?.reservation) fillReservation(page, sent.reservation, read);
	else if (sent) fillSentTradeIn(page, sent);
	fillTradeInUse(page);
}
