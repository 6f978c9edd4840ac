import type { ApiSite } from '../../../api/site/site-file.ts';
import { leadReference } from '../../../domain/lead/lead-reference.ts';
import { readableMoment } from '../../../domain/time/readable-moment.ts';
import type { StoredLead } from '../../store/leads/lead-record.ts';
import { pageOf, shopperAddress } from '../lead-subject.ts';
import { localMoment } from '../local-moment.ts';
import { shortened } from '../plain-text.ts';
import { facts } from './fact-lines.ts';

/** Visited pages and query parameters listed at most; the last pages are the most useful. */
const VISIT_ENTRIES = 10;
const PARAMETER_LENGTH = 100;

/** Time, source and reference; last in the mail, as the office needs it and the call does not. */
export function footer(lead: StoredLead, site: ApiSite): string[] {
	const { visited_pages, linked_query_params } = lead.fields.lead_attributes;
	const parameters = Object.entries(linked_query_params).slice(0, VISIT_ENTRIES);
	const received = readableMoment(localMoment(new Date(lead.received_at), site.time_zone));
	return facts({
		Received: `${received} (${site.time_zone})`,
		From: pageOf(lead.url, site),
		'Pages before': visited_pages
			.filter((page) => page.startsWith('/'))
			.slice(-VISIT_ENTRIES)
			.join(' > '),
		'Link parameters': parameters
			.map(([name, value]) => `${name}=${shortened(value, PARAMETER_LENGTH)}`)
			.join(', '),
		Source: lead.fields.source,
		'Please check': lead.quarantine_reason,
		Reference: `${leadReference(lead.id)} (${lead.id})`,
		'Reply to': shopperAddress(lead),
	});
}
