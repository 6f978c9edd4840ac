import type { Lead } from '../../../api/leads/leads.ts';
import type { ApiSite } from '../../../api/site/site-file.ts';
import { THANKS_TEXTS, type ThanksText } from '../../../domain/lead/thanks-text.ts';
import { formatDollars } from '../../../domain/price/money.ts';
import { formatDate } from '../../../domain/time/format-date.ts';
import { readableMoment } from '../../../domain/time/readable-moment.ts';
import { CALL_REQUEST } from '../../../domain/trade-in/call-request.ts';
import { TRADE_IN_CATEGORY } from '../../../domain/trade-in/subcategories.ts';
import { withHardHyphens } from '../../../domain/vehicle/naming/unbroken-names.ts';
import { isUnfinished, type StoredLead, type StoredVehicleLead } from '../../store/leads/lead-record.ts';
import { leadLocation } from '../lead-location.ts';
import { estimateWords, heldWords, ownVehicleTitle, registrationOf } from '../mail/trade-in-sections.ts';

/** A vehicle's name as the trade writes it; not an address of the web or a sentence, as the mail may go to another person's address. */
const VEHICLE_NAME = /^[\p{L}\d][\p{L}\d +&/-]{0,40}$/u;

/** Whether a lead is a trade-in. */
export function isTradeIn(lead: StoredLead): lead is StoredVehicleLead {
	return lead.kind === 'lead' && lead.category === TRADE_IN_CATEGORY;
}

/** The shopper's own vehicle, safe to repeat in a mail: its name and its number plate; null for what was not said. */
export function ownVehicleOf(fields: Lead): { title: string | null; plate: string | null } {
	const { own_make, own_model, rego } = fields;
	const isName = [own_make, own_model].every((name) => VEHICLE_NAME.test(name?.trim() ?? ''));
	const isPlate = /^[A-Z0-9 -]{2,12}$/i.test(rego ?? '');
	return {
		title: isName ? ownVehicleTitle(fields) : null,
		plate: isPlate ? registrationOf(fields) : null,
	};
}

/** Title and next step of a trade-in: what was asked for, and for which vehicle; null for other leads, and where neither is known. */
export function tradeInWords(lead: StoredLead, site: ApiSite): ThanksText | null {
	if (!isTradeIn(lead)) return null;
	const { fields } = lead;
	const { offer_price, offer_held_until, inspection_date, message } = fields;
	const { title: vehicle } = ownVehicleOf(fields);
	const own = vehicle && `your ${vehicle}`;
	if (isUnfinished(fields))
		return {
			title: 'Your trade-in is saved',
			text: 'You can continue where you stopped, on any device. Nothing is decided yet.',
		};
	if (fields.offer_accepted && offer_price !== undefined && offer_held_until)
		return {
			title: `${formatDollars(offer_price)} is held for ${own ?? 'you'}`,
			text: `It is held until ${formatDate(offer_held_until)}, subject to inspection. ${contactWords(fields)} to arrange it.`,
		};
	if (inspection_date)
		return {
			title: own ? `We have your inspection request for ${own}` : 'We have your inspection request',
			text: `${readableMoment(inspection_date)}, at ${leadLocation(lead, site).name}. ${contactWords(fields)} to confirm it. Please bring the key, the service book and your licence.`,
		};
	if (message === CALL_REQUEST)
		return {
			title: own ? `You asked us to call about ${own}` : 'You asked us to call',
			text: 'A buyer has your answers and calls you.',
		};
	const general = THANKS_TEXTS[TRADE_IN_CATEGORY];
	return own && general ? { ...general, title: `Thank you for the details of ${own}` } : null;
}

/** The model or offer that a trade-in was begun from, where the site has it under this name: mail to the shopper repeats no other words. */
export function lookedAtOf(lead: StoredLead, { trade_in }: ApiSite): string | null {
	const title = isTradeIn(lead) ? lead.fields.looking_at : null;
	return Object.values(trade_in?.looked_at ?? {}).find((known) => known === title) ?? null;
}

/** 'We’ll text you': the way the shopper prefers. */
function contactWords({ PreferredContactMethod }: Lead): string {
	const ways = { Phone: 'We’ll call you', Email: 'We’ll email you', SMS: 'We’ll text you' };
	return ways[PreferredContactMethod ?? 'Phone'];
}

/** Facts of a trade-in for its receipt, without what its sender typed freely. */
export function tradeInFacts(lead: StoredLead): [string, string | null][] {
	if (!isTradeIn(lead)) return [];
	const { fields } = lead;
	const { title, plate } = ownVehicleOf(fields);
	const held = heldWords(fields);
	return [
		['Your vehicle', title && withHardHyphens(title)],
		['Number plate', plate],
		held === null ? ['Our estimate', estimateWords(fields)] : ['Accepted', held],
		['Inspection you asked for', fields.inspection_date && readableMoment(fields.inspection_date)],
	];
}
