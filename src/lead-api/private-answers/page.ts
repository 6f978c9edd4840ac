import { SERVICE_PATH } from '../../api/endpoint.ts';
import { showPrivateAnswers } from '../../api/leads/private-answers.ts';
import type { ApiSite } from '../../api/site/site-file.ts';
import { leadReference } from '../../domain/lead/lead-reference.ts';
import { readableMoment } from '../../domain/time/readable-moment.ts';
import { escaped, htmlPage } from '../answers/html-page.ts';
import { shopperName } from '../delivery/lead-subject.ts';
import { localMoment } from '../delivery/local-moment.ts';
import { answerFacts } from '../delivery/mail/application-sections.ts';
import type { StoredLead } from '../store/leads/lead-record.ts';
import type { PrivateAnswers } from '../store/leads/private-store.ts';

/** Confirmation page before the answers, which are shown only once. */
export function confirmationPage(lead: StoredLead, token: string, site: ApiSite): Response {
	const body = `<p>These are the income, expenses and identity details of ${escaped(shopperName(lead))}. This link shows them only once, so be ready to record them somewhere safe.</p>
<form method="post" action="${SERVICE_PATH}${showPrivateAnswers.path}">
<input type="hidden" name="token" value="${escaped(token)}">
<button>Show them now</button>
</form>`;
	return htmlPage(200, 'Private answers', body, site);
}

/** Page with the answers. */
export function answersPage(
	lead: StoredLead,
	{ answers, erase_at }: PrivateAnswers,
	site: ApiSite,
): Response {
	const facts = Object.entries(answerFacts(answers)).map(
		([label, value]) => `<dt>${escaped(label)}</dt><dd>${escaped(value)}</dd>`,
	);
	const body = `<p>This link will not work again. The website erases these answers on ${escaped(readableMoment(localMoment(new Date(erase_at), site.time_zone)))}.</p>
<dl>${facts.join('\n')}</dl>`;
	return htmlPage(200, `Private answers of ${shopperName(lead)}`, body, site);
}

/** Why a link does not work. */
export type LinkProblem =
	/** It was altered, or is another dealer's. */
	| 'unknown'
	| 'used'
	| 'ended'
	/** The answers were erased, by their retention period or with the lead. */
	| 'erased';

/**
 * Error page for a link that does not work: why, and what to do.
 *
 * @param lead of the link; null where it is unknown or erased
 */
export function brokenLinkPage(
	problem: LinkProblem,
	lead: Pick<StoredLead, 'id'> | null,
	site: ApiSite,
): Response {
	const renew = lead
		? `Ask for a new link from the people who run your website, with the reference ${leadReference(lead.id)} (${lead.id}). It goes to the address that received the application.`
		: '';
	const words: Record<LinkProblem, string> = {
		unknown: 'Please open the whole link from the email. A part of it is missing or was changed.',
		used: `It has already been used: a link to private answers works once. If you did not see them, tell your manager. ${renew}`,
		ended: `It has expired: links to private answers work for 14 days. ${renew}`,
		erased:
			'The website has erased these answers, as it does after the time your dealership has set. Please ask the applicant for them again.',
	};
	return htmlPage(404, 'This link no longer works', `<p>${escaped(words[problem].trim())}</p>`, site);
}
