import type { Enquiry } from '../../api/leads/enquiries.ts';
import type { Lead } from '../../api/leads/leads.ts';
import type { ApiSite } from '../../api/site/site-file.ts';
import { figuresQuery } from '../../domain/finance/calculator/figures-query.ts';
import { normalisedPhone } from '../../domain/phone/normalised-phone.ts';
import { plateOrText } from '../../domain/trade-in/number-plate.ts';
import { findVehicle } from '../sites.ts';
import { sellingDealerships } from './check-locations.ts';
import { locationOf, onlyDealership } from './known-locations.ts';

const SERVICE_BOOKING = 'Service Booking';

/** An enquiry with its dealership filled in, where it follows from the other fields (ENQUIRY-007, ENQUIRY-011). */
export function completeEnquiry(fields: Enquiry, site: ApiSite): Enquiry {
	const location = locationOf(site, fields.location);
	const ofService =
		site.forms.dealership_from_service_location && fields.category === SERVICE_BOOKING
			? location?.dealership_slug
			: null;
	const dealership_slug =
		ofService ?? fields.dealership_slug ?? location?.dealership_slug ?? onlyDealership(site);
	return { ...fields, dealership_slug };
}

/**
 * A lead with its dealership filled in (the vehicle's, or the only one that sells the model, unless it names another), and with the consent
 * of an application.
 */
export function completeLead(fields: Lead, site: ApiSite): Lead {
	const vehicle = fields.car_id === null ? null : findVehicle(site, fields.car_id);
	const location = locationOf(site, fields.location_id);
	const dealership_slug =
		fields.dealership_slug ??
		vehicle?.dealership_slug ??
		location?.dealership_slug ??
		onlySelling(fields, site) ??
		onlyDealership(site);
	// Who agrees that the details may be used to discuss finance agrees to be contacted about it.
	// Pages send the whole query of their address.
	const finance_figures = figuresQuery(fields.finance_figures ?? '') || null;
	return {
		...fields,
		finance_figures,
		dealership_slug,
		opt_in: fields.opt_in || fields.finance_consent === true,
		...(fields.extras && { extras: [...new Set(fields.extras)] }),
	};
}

function onlySelling(fields: Lead, site: ApiSite): string | null {
	const [first, ...others] = sellingDealerships(fields, site) ?? [];
	return others.length === 0 ? (first ?? null) : null;
}

/** The fields to store: phone number and number plate normalised (resolution 104), without proof of work, honeypot and submission ids. */
export function storedFields<Fields extends Enquiry | Lead>(fields: Fields): Fields {
	const kept = { ...fields, phone: normalisedPhone(fields.phone) };
	delete kept.captcha;
	delete kept.company_website;
	if ('first_submission_id' in kept) kept.first_submission_id = null;
	if ('rego' in kept && kept.rego) kept.rego = plateOrText(kept.rego);
	if ('Rego' in kept && kept.Rego) kept.Rego = plateOrText(kept.Rego);
	return kept;
}
