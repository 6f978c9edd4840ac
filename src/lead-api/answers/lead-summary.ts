import type { SentLead } from '../../api/leads/sent-lead.ts';
import type { ApiSite } from '../../api/site/site-file.ts';
import { answerWords } from '../../domain/finance-application/answer-words.ts';
import type { ApplicationAnswers } from '../../domain/finance-application/fields.ts';
import { leadReference } from '../../domain/lead/lead-reference.ts';
import { readableMoment } from '../../domain/time/readable-moment.ts';
import { vehiclePath } from '../../paths/paths.ts';
import { leadLocation } from '../delivery/lead-location.ts';
import { vehicleOf } from '../delivery/lead-subject.ts';
import { estimateWords, heldWords } from '../delivery/mail/trade-in-sections.ts';
import { isTradeIn, lookedAtOf, ownVehicleOf, tradeInWords } from '../delivery/receipt/trade-in-receipt.ts';
import type { StoredLead } from '../store/leads/lead-record.ts';

/** The loan of an application in a line; null before its price is known. */
function loanText(answers: ApplicationAnswers | undefined): string | null {
	const price = answers && answerWords('vehicle_price', answers);
	if (!answers || !price) return null;
	const [deposit, term] = [answerWords('deposit', answers), answerWords('term_years', answers)];
	return [`Price ${price}`, deposit && `deposit ${deposit}`, term].filter(Boolean).join(', ');
}

function tradeInOf(lead: StoredLead, site: ApiSite): SentLead['trade_in'] {
	if (!isTradeIn(lead)) return null;
	const { fields } = lead;
	const { title, plate } = ownVehicleOf(fields);
	const words = tradeInWords(lead, site);
	const estimate = estimateWords(fields);
	return {
		words: words && { title: words.title, text: words.text },
		vehicle: title,
		plate,
		item_type: fields.own_item_type ?? 'car',
		looking_at: vehicleOf(lead, site) ? null : lookedAtOf(lead, site),
		body: null,
		colour: null,
		estimate: heldWords(fields) ?? (estimate && `Our estimate: ${estimate}`),
		by_hand_reason: fields.by_hand_reason ?? null,
	};
}

/** A lead as its sender may read it again: the submitted fields, and its vehicle as the site shows it now (ENQUIRY-029, resolution 103). */
export function sentLeadOf(lead: StoredLead, site: ApiSite): SentLead {
	const { id, received_at, category, subcategory, dealership_slug, fields } = lead;
	const { name, message } = fields;
	const about = lead.kind === 'lead' ? lead.fields : { car_id: null, car_type: null, test_drive_date: null };
	const { car_id, car_type, test_drive_date } = about;
	const time =
		lead.kind === 'lead'
			? (test_drive_date ?? lead.fields.inspection_date ?? lead.fields.handover_date)
			: lead.fields.service_date;
	const vehicle = vehicleOf(lead, site);
	return {
		lead_id: id,
		received_at,
		category,
		subcategory,
		dealership_slug,
		name,
		message,
		car_id,
		car_type,
		test_drive_date,
		reference: leadReference(id),
		vehicle: vehicle && {
			title: vehicle.title,
			price_text: vehicle.price_text,
			picture: vehicle.picture,
			path: vehiclePath(vehicle.slug),
		},
		time: time && readableMoment(time),
		trade_in: tradeInOf(lead, site),
		reservation: null,
		loan: lead.kind === 'lead' ? loanText(lead.fields.application) : null,
		place: leadLocation(lead, site),
	};
}
