import { SERVICE_PATH } from '../../api/endpoint.ts';
import { showPrivateAnswers } from '../../api/private-answers.ts';
import type { ApiSite } from '../../api/site-file.ts';
import { escaped, htmlPage } from '../answers/html-page.ts';
import { answerFacts } from '../delivery/application-sections.ts';
import { shopperName } from '../delivery/lead-subject.ts';
import { localMoment, readableMoment } from '../delivery/local-moment.ts';
import type { StoredLead } from '../store/lead-record.ts';
import type { PrivateAnswers } from '../store/private-store.ts';

/** Confirmation page before the answers, which are shown only once. */
export function askPage(lead: StoredLead, token: string, site: ApiSite): Response {
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

/** Error page for a used, expired or altered link. */
export function usedLinkPage(site: ApiSite): Response {
	return htmlPage(
		404,
		'This link no longer works',
		'<p>Links to private answers work once, and expire after 14 days or when the answers are erased. If no one at your dealership has seen them, please ask the applicant for them again.</p>',
		site,
	);
}
