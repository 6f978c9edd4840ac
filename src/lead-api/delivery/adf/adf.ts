import type { ApiSite } from '../../../api/site/site-file.ts';
import { isMobile } from '../../../domain/phone/phone.ts';
import { readableMoment } from '../../../domain/time/readable-moment.ts';
import type { StoredLead } from '../../store/leads/lead-record.ts';
import { shopperAddress, shopperName } from '../lead-subject.ts';
import { offsetMoment } from '../local-moment.ts';
import { leadMail } from '../mail/lead-mail.ts';
import { type MessageParts, NO_PARTS } from '../parts/message-parts.ts';
import { oneLine } from '../plain-text.ts';
import { prospectVehicles } from './adf-vehicles.ts';
import { printXml, type XmlElement } from './xml.ts';

/**
 * A lead as an ADF 1.0 document, which dealers' systems import automatically. The order of elements is set by the format. Fields that it
 * has no element for go into the customer's comments, which hold the complete text of the lead mail.
 *
 * @param parts private answers, photos and earlier messages
 */
export function adfDocument(lead: StoredLead, site: ApiSite, parts: MessageParts = NO_PARTS): string {
	const prospect: XmlElement = [
		'prospect',
		{ status: 'new' },
		['id', { sequence: '1', source: site.name }, lead.id],
		['requestdate', {}, offsetMoment(new Date(lead.received_at), site.time_zone)],
		...prospectVehicles(lead, site),
		customer(lead, site, parts),
		vendor(lead, site),
		[
			'provider',
			{},
			['name', { part: 'full', type: 'business' }, `${site.name} website`],
			['url', {}, site.url],
		],
	];
	return `<?xml version="1.0" encoding="UTF-8"?>\n<?adf version="1.0"?>\n${printXml(['adf', {}, prospect])}\n`;
}

function customer(lead: StoredLead, site: ApiSite, parts: MessageParts): XmlElement {
	const { kind, fields } = lead;
	const preferred = kind === 'lead' ? fields.PreferredContactMethod : undefined;
	const isPreferred = (...ways: string[]) => (preferred && ways.includes(preferred) ? '1' : '0');
	const address = shopperAddress(lead);
	const phone = oneLine(fields.phone);
	const day = kind === 'lead' ? (fields.test_drive_date ?? fields.inspection_date) : fields.service_date;
	return [
		'customer',
		{},
		[
			'contact',
			{},
			['name', { part: 'full', type: 'individual' }, shopperName(lead)],
			address ? ['email', { preferredcontact: isPreferred('Email') }, address] : null,
			// ADF requires an email address or a phone number.
			phone || !address
				? [
						'phone',
						{ type: isMobile(phone) ? 'cellphone' : 'voice', preferredcontact: isPreferred('Phone', 'SMS') },
						phone,
					]
				: null,
		],
		day ? ['timeframe', {}, `${lead.category}: ${readableMoment(day)}`] : null,
		['comments', {}, leadMail(lead, site, parts).text],
	];
}

function vendor({ dealership_slug }: StoredLead, site: ApiSite): XmlElement {
	const dealership = site.dealerships.find(({ slug }) => slug === dealership_slug);
	return [
		'vendor',
		{},
		dealership ? ['id', { source: site.name }, dealership.id] : null,
		['vendorname', {}, dealership?.name ?? site.name],
		['url', {}, site.url],
		[
			'contact',
			{},
			['name', { part: 'full', type: 'business' }, site.name],
			['email', {}, site.email],
			['phone', { type: 'voice' }, site.phone],
		],
	];
}
