import { SERVICE_PATH } from '../../api/endpoint.ts';
import { showPrivateAnswers } from '../../api/private-answers.ts';
import type { ApiSite } from '../../api/site-file.ts';
import { escaped, htmlPage } from '../answers/html-page.ts';
import { answerFacts } from '../delivery/application-sections.ts';
import { shopperName } from '../delivery/lead-subject.ts';
import { localMoment, readableMoment } from '../delivery/local-moment.ts';
import type { StoredLead } from '../store/lead-record.ts';
import type { PrivateAnswers } from '../store/private-store.ts';

/** Asks before the answers are shown: they are shown once. */
export function askPage(lead: StoredLead, token: string, site: ApiSite): Response {
	const body = `<p>These are the income, expenses and identity details of ${escaped(shopperName(lead))}. This link shows them once: have a safe place ready to note them.</p>
<form method="post" action="${SERVICE_PATH}${showPrivateAnswers.path}">
<input type="hidden" name="token" value="${escaped(token)}">
<button>Show them now</button>
</form>`;
	return htmlPage(200, 'Private answers', body, site);
}

/** Shows the answers. */
export function answersPage(
	lead: StoredLead,
	{ answers, erase_at }: PrivateAnswers,
	site: ApiSite,
): Response {
	const facts = Object.entries(answerFacts(answers)).map(
		([label, value]) => `<dt>${escaped(label)}</dt><dd>${escaped(value)}</dd>`,
	);
	const body = `<p>The link you used does not work again. They are erased on ${escaped(readableMoment(localMoment(new Date(erase_at), site.time_zone)))}.</p>
<dl>${facts.join('\n')}</dl>`;
	return htmlPage(200, `Private answers of ${shopperName(lead)}`, body, site);
}

/** For a link that was used, is too old or was changed. */
export function usedLinkPage(site: ApiSite): Response {
	return htmlPage(
		404,
		'This link no longer works',
		'<p>Links to private answers work once, and end after 14 days or when the answers are erased. If nobody at your dealership has seen them, ask the person who sent the application again.</p>',
		site,
	);
}
