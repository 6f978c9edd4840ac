import type { ThanksText } from '../../domain/lead/thanks-text.ts';
import { formatDollars } from '../../domain/price/money.ts';
import { formatDate } from '../../domain/time/format-date.ts';
import { TRADE_IN_CATEGORY } from '../../domain/trade-in/subcategories.ts';
import { isUnfinished, type StoredLead } from '../store/lead-record.ts';
import { readableMoment } from './local-moment.ts';
import { estimateWords } from './trade-in-sections.ts';

/** Title and next step of a trade-in's receipt, by how far it has come; null for other leads. */
export function tradeInWords({ kind, category, fields }: StoredLead): ThanksText | null {
	if (kind !== 'lead' || category !== TRADE_IN_CATEGORY) return null;
	const { offer_price, offer_held_until } = fields;
	if (isUnfinished(fields))
		return {
			title: 'Your trade-in is saved',
			text: 'You can continue where you stopped, on any device. Nothing is decided yet.',
		};
	if (fields.offer_accepted && offer_price !== undefined && offer_held_until)
		return {
			title: `${formatDollars(offer_price)} is held for you`,
			text: `Until ${formatDate(offer_held_until)}, subject to inspection. We’ll call you to arrange it.`,
		};
	return null;
}

/** Facts of a trade-in for its receipt, without what its sender typed freely. */
export function tradeInFacts(lead: StoredLead): [string, string | null][] {
	if (lead.kind !== 'lead' || lead.category !== TRADE_IN_CATEGORY) return [];
	const { fields } = lead;
	const { rego, regoState, inspection_date } = fields;
	const isPlate = /^[A-Z0-9 -]{2,12}$/i.test(rego ?? '');
	return [
		['Number plate', isPlate ? [rego, regoState].filter(Boolean).join(' ') : null],
		['Estimate', estimateWords(fields)],
		['Inspection you asked for', inspection_date && readableMoment(inspection_date)],
	];
}
