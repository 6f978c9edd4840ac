import type { ApiSite } from '../../../api/site/site-file.ts';
import { leadReference } from '../../../domain/lead/lead-reference.ts';
import { GENERAL_THANKS } from '../../../domain/lead/thanks-text.ts';
import { readableMoment } from '../../../domain/time/readable-moment.ts';
import { withHardHyphens } from '../../../domain/vehicle/naming/unbroken-names.ts';
import { isUnfinished, type StoredLead } from '../../store/leads/lead-record.ts';
import { leadLocation } from '../lead-location.ts';
import { vehicleAddress, vehicleOf } from '../lead-subject.ts';
import { leadThanks } from '../lead-thanks.ts';
import { localMoment } from '../local-moment.ts';
import type { LeadMail } from '../mail/lead-mail.ts';
import { oneLine } from '../plain-text.ts';
import { isTradeIn, lookedAtOf, tradeInFacts } from './trade-in-receipt.ts';

/**
 * Text of the shopper's receipt: reference, vehicle, time, place, what happens next and how to change it. It contains no free text of the
 * sender, who may have entered another person's address, and no advertising.
 *
 * @param resume the link that continues a trade-in on another device; null where there is none
 */
export function receiptMail(
	lead: StoredLead,
	site: ApiSite,
	resume: { url: string; ends: Date } | null = null,
): LeadMail {
	const reference = leadReference(lead.id);
	const words = leadThanks(lead, site);
	const title = words?.title ?? GENERAL_THANKS;
	const location = leadLocation(lead, site);
	// An unfinished lead has not asked for anything yet.
	const promise = isUnfinished(lead.fields) ? null : site.forms.reply_promise;
	const sections = [
		['Hello,'],
		[`${withHardHyphens(title)}. This is your receipt from ${site.name}.`],
		factsOf(lead, site),
		['What happens next', ...[words?.text, promise].filter((text) => text)],
		...(resume ? [resumeLines(resume, site)] : []),
		[
			`To change or cancel your request, call ${location.phone} or reply to this email and quote the reference ${reference}.`,
		],
		['If you did not send this, your email address was entered by mistake and you can ignore this message.'],
		[site.name, ...(site.licence ? [site.licence] : []), site.url],
	];
	const text = sections.map((lines) => lines.map((line) => oneLine(String(line))).join('\n'));
	return { subject: oneLine(`${title} – ${site.name}, ${reference}`), text: `${text.join('\n\n')}\n` };
}

function resumeLines({ url, ends }: { url: string; ends: Date }, { time_zone }: ApiSite): string[] {
	const until = readableMoment(localMoment(ends, time_zone));
	return [`Open it on any device, until ${until}:`, url];
}

function factsOf(lead: StoredLead, site: ApiSite): string[] {
	const vehicle = vehicleOf(lead, site);
	const subject = vehicle?.title ?? lookedAtOf(lead, site);
	const time = lead.kind === 'lead' ? lead.fields.test_drive_date : lead.fields.service_date;
	const location = leadLocation(lead, site);
	const facts: [string, string | null][] = [
		['Reference', leadReference(lead.id)],
		...tradeInFacts(lead),
		[isTradeIn(lead) ? 'You are looking at' : 'Vehicle', subject && withHardHyphens(subject)],
		['Vehicle page', vehicle && vehicleAddress(vehicle, site)],
		['Time you asked for', time && readableMoment(time)],
		['Where', [location.name, location.address].filter(Boolean).join(', ')],
		['Phone', location.phone],
	];
	return facts.flatMap(([label, value]) => (value === null ? [] : [`${label}: ${value}`]));
}
