import type { Enquiry } from '../../../api/leads/enquiries.ts';
import type { Lead } from '../../../api/leads/leads.ts';
import type { ApiSite } from '../../../api/site/site-file.ts';
import type { ApiVehicle } from '../../../api/site/site-vehicle.ts';
import { splitName } from '../../../domain/model/split-name.ts';
import { CURRENCY } from '../../../domain/price/money.ts';
import { TRADE_IN_CATEGORY } from '../../../domain/trade-in/subcategories.ts';
import { isVin } from '../../../domain/vehicle/attributes/vin.ts';
import type { StoredLead, StoredVehicleLead } from '../../store/leads/lead-record.ts';
import { vehicleAddress, vehicleOf } from '../lead-subject.ts';
import { conditionFacts, registrationOf } from '../mail/trade-in-sections.ts';
import { loanOf, tradeInMoney, type WantedLoan, wantedLoan } from './adf-finance.ts';
import type { XmlElement } from './xml.ts';

/** Value of required ADF elements that the lead does not have. */
const UNKNOWN = 'Unknown';

/** Vehicles of an ADF prospect, at least one as the format requires: the vehicle wanted, then the trade-in. */
export function prospectVehicles(lead: StoredLead, site: ApiSite): XmlElement[] {
	if (lead.kind === 'enquiry') return [servicedVehicle(lead.fields) ?? noVehicle()];
	const own = ownVehicle(lead);
	const wanted = wantedVehicle(lead, site);
	const loan = wantedLoan(lead, site);
	return wanted || !own || loan.answers ? [wanted ?? noVehicle(loan), ...(own ? [own] : [])] : [own];
}

function wantedVehicle(lead: StoredVehicleLead, site: ApiSite): XmlElement | null {
	const { fields } = lead;
	const interest = fields.test_drive_date || lead.category === 'Test Drive' ? 'test-drive' : 'buy';
	const vehicle = vehicleOf(lead, site);
	const loan = wantedLoan(lead, site);
	if (vehicle) return stockVehicle(vehicle, { interest, fields, site, loan });
	const isOwnName = isOwn(lead.category) && !fields.own_make;
	const isNamed = fields['Vehicle Make'] || fields['Vehicle Model'] || fields.stock_number;
	if (isOwnName || !(isNamed || interest === 'test-drive')) return null;
	return [
		'vehicle',
		{ interest, status: statusOf(fields.car_type) },
		...named(fields),
		fields.stock_number ? ['stock', {}, fields.stock_number] : null,
		offerOf(fields),
		...loanOf(loan),
	];
}

function stockVehicle(
	vehicle: ApiVehicle,
	{ interest, fields, site, loan }: { interest: string; fields: Lead; site: ApiSite; loan: WantedLoan },
): XmlElement {
	const { car_fields: car, id, stocknum, price, price_text } = vehicle;
	const asking: XmlElement | null =
		price === null ? null : ['price', { type: 'asking', currency: CURRENCY }, String(price)];
	return [
		'vehicle',
		{ interest, status: statusOf(car.car_type) },
		['id', { source: site.name }, id],
		['year', {}, String(car.year ?? '')],
		['make', {}, car.make],
		['model', {}, car.model],
		stocknum ? ['stock', {}, stocknum] : null,
		car.badge ? ['trim', {}, car.badge] : null,
		car.trans ? ['transmission', {}, car.trans] : null,
		car.km === null ? null : ['odometer', { units: 'km' }, String(car.km)],
		offerOf(fields) ?? asking,
		price_text ? ['pricecomments', {}, price_text] : null,
		...loanOf(loan, vehicleAddress(vehicle, site)),
	];
}

/** The shopper's own vehicle; null when the lead does not describe one. */
function ownVehicle(lead: StoredVehicleLead): XmlElement | null {
	const { fields, category } = lead;
	const rego = registrationOf(fields);
	const { price, finance } = tradeInMoney(fields);
	const isSaid = rego || fields.kms !== undefined || fields.own_make || price || finance;
	if (!isSaid && !isOwn(category)) return null;
	return [
		'vehicle',
		{ interest: 'trade-in', status: 'used' },
		rego ? ['id', { source: 'Registration' }, rego] : null,
		...named(ownName(lead), fields.own_year),
		fields.own_variant ? ['trim', {}, fields.own_variant] : null,
		fields.kms === undefined ? null : ['odometer', { units: 'km' }, String(fields.kms)],
		price,
		finance,
		conditionComment(fields),
	];
}

/** Forms without steps put the shopper's own vehicle into the make and model fields. */
function ownName({ fields, category }: StoredVehicleLead) {
	if (fields.own_make) return { 'Vehicle Make': fields.own_make, 'Vehicle Model': fields.own_model };
	return isOwn(category) && !fields.car_id ? fields : {};
}

function conditionComment(fields: Lead): XmlElement | null {
	const conditions = conditionFacts(fields).map(([question, answer]) => `${question}: ${answer}`);
	return conditions.length === 0 ? null : ['comments', {}, conditions.join('\n')];
}

/** The vehicle of a service or parts enquiry; null when the enquiry does not describe one. ADF has no interest type for it. */
function servicedVehicle(fields: Enquiry): XmlElement | null {
	const { Rego, year, kms, service_work } = fields;
	if (!(Rego || year || kms || fields['Vehicle Make'] || fields['Vehicle Model'])) return null;
	const vin = Rego && isVin(Rego) ? Rego : null;
	return [
		'vehicle',
		{ status: 'used' },
		Rego && !vin ? ['id', { source: 'Registration' }, Rego] : null,
		...named(fields, year),
		vin ? ['vin', {}, vin] : null,
		kms === undefined ? null : ['odometer', { units: 'km' }, String(kms)],
		service_work ? ['comments', {}, `For service: ${service_work}`] : null,
	];
}

function noVehicle(loan: WantedLoan = {}): XmlElement {
	return ['vehicle', loan.answers ? { interest: 'buy' } : {}, ...named({}), ...loanOf(loan)];
}

function named(
	fields: { [Name in 'Vehicle Make' | 'Vehicle Model']?: string | null },
	year?: number,
): XmlElement[] {
	// The lists of forms name makes with their models where there are several makes.
	const { make, model } = fields['Vehicle Make']
		? { make: fields['Vehicle Make'], model: fields['Vehicle Model'] }
		: splitName(fields['Vehicle Model'] ?? '');
	return [
		['year', {}, String(year ?? '')],
		['make', {}, make || UNKNOWN],
		['model', {}, model || UNKNOWN],
	];
}

function offerOf({ offer_from_client }: Lead): XmlElement | null {
	return offer_from_client
		? ['price', { type: 'offer', currency: CURRENCY }, String(offer_from_client)]
		: null;
}

function isOwn(category: string): boolean {
	return category === TRADE_IN_CATEGORY;
}

/** ADF has no status for demonstrators; the trade counts them as new. */
function statusOf(carType: string | null): 'new' | 'used' {
	return carType === 'used' ? 'used' : 'new';
}
