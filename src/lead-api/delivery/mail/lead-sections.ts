import type { ApiSite } from '../../../api/site/site-file.ts';
import { readablePhone } from '../../../domain/phone/readable-phone.ts';
import { formatDollars } from '../../../domain/price/money.ts';
import { readableMoment } from '../../../domain/time/readable-moment.ts';
import { isVin } from '../../../domain/vehicle/attributes/vin.ts';
import type { StoredLead } from '../../store/leads/lead-record.ts';
import { locationOf, shopperName, vehicleAddress, vehicleOf } from '../lead-subject.ts';
import { oneLine } from '../plain-text.ts';
import { facts } from './fact-lines.ts';
import { handoverFacts } from './handover-words.ts';
import {
	estimateWords,
	heldWords,
	kilometresWords,
	ownVehicleFacts,
	wantsFinance,
} from './trade-in-sections.ts';

/* Sections of a lead mail as lines of text; an empty section has no lines. */

/** Name and contact details of the shopper. */
export function contact(lead: StoredLead): string[] {
	const { kind, fields } = lead;
	return [
		shopperName(lead),
		...facts({
			Phone: readablePhone(fields.phone),
			Email: fields.email,
			'Best reached by': kind === 'lead' ? fields.PreferredContactMethod : null,
		}),
	];
}

/** What the shopper requests, when and where. */
export function request(lead: StoredLead, site: ApiSite): string[] {
	const { kind, fields } = lead;
	const isLead = kind === 'lead';
	const dealership = site.dealerships.find(({ slug }) => slug === lead.dealership_slug);
	const location = locationOf(lead, site);
	return facts({
		Enquiry: lead.subcategory ? `${lead.category} (${lead.subcategory})` : lead.category,
		When: isLead && fields.test_drive_date ? readableMoment(fields.test_drive_date) : null,
		Inspection:
			isLead && fields.inspection_date ? `${readableMoment(fields.inspection_date)} (requested)` : null,
		'Drop-off': !isLead && fields.service_date ? `${readableMoment(fields.service_date)} (requested)` : null,
		'Work wanted': isLead ? null : fields.service_work,
		Where: location && `${location.name}, ${location.address}`,
		Dealership: site.dealerships.length > 1 ? (dealership?.name ?? lead.dealership_slug) : null,
		Offer: isLead && fields.offer_from_client ? formatDollars(fields.offer_from_client) : null,
		'Our offer accepted': isLead ? heldWords(fields) : null,
		'Our estimate': isLead ? estimateWords(fields) : null,
		'No online estimate': isLead ? fields.by_hand_reason : null,
		'Price wanted': isLead && fields.desired_price ? formatDollars(fields.desired_price) : null,
		Part: isLead ? null : fields.part,
		Services: isLead ? null : fields.additional_services.join(', '),
		Finance: isLead && wantsFinance(fields) ? 'wanted' : null,
		...(isLead ? handoverFacts(fields) : {}),
		'Looking at': isLead ? fields.looking_at : null,
		'Trade-in': isLead && (fields.opt_in_trade || fields.trade_in === 'Yes') ? 'wanted' : null,
	});
}

/** The vehicle in stock that the lead is about. */
export function aboutVehicle(lead: StoredLead, site: ApiSite): string[] {
	if (lead.kind === 'enquiry') return [];
	const vehicle = vehicleOf(lead, site);
	if (vehicle)
		return [
			`About: ${oneLine(vehicle.title)}`,
			...facts({ Price: vehicle.price_text, 'Stock number': vehicle.stocknum }),
			vehicleAddress(vehicle, site),
		];
	const { 'Vehicle Make': make, 'Vehicle Model': model, stock_number, car_id } = lead.fields;
	const title = [make, model].filter(Boolean).join(' ');
	const isGone = car_id ? 'It is no longer in the stock of the website.' : null;
	return [...facts({ About: title, 'Stock number': stock_number }), ...(isGone ? [isGone] : [])];
}

/** The shopper's own vehicle, to be serviced, valued or traded in. */
export function ownVehicle({ kind, fields }: StoredLead): string[] {
	if (kind === 'enquiry')
		return facts({
			[isVin(fields.Rego ?? '') ? 'VIN' : 'Registration']: fields.Rego,
			'Their vehicle': [fields.year, fields['Vehicle Make'], fields['Vehicle Model']]
				.filter(Boolean)
				.join(' '),
			'Their kilometres': kilometresWords(fields),
		});
	return facts(Object.fromEntries(ownVehicleFacts(fields)));
}
