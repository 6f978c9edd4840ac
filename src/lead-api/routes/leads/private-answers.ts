import { privateAnswers, showPrivateAnswers } from '../../../api/leads/private-answers.ts';
import type { ApiSite } from '../../../api/site/site-file.ts';
import { tooMany } from '../../answers/refusal.ts';
import type { Deps } from '../../deps.ts';
import { countCall } from '../../limits/count-call.ts';
import { type PrivateLink, readPrivateLink } from '../../private-answers/link.ts';
import {
	answersPage,
	brokenLinkPage,
	confirmationPage,
	type LinkProblem,
} from '../../private-answers/page.ts';
import { route } from '../../route.ts';
import type { StoredLead } from '../../store/leads/lead-record.ts';
import type { PrivateAnswers } from '../../store/leads/private-store.ts';

/** Page before a lead's private answers, opened by the signed link in the dealer's mail. Opening it does not use up the link. */
export const privateAnswersRoute = route(privateAnswers, (deps) => async (c, { query: { token = '' } }) => {
	const { site, address } = c.var;
	const found = await linkedAnswers(deps, site, address, token);
	return 'problem' in found
		? brokenLinkPage(found.problem, found.lead, site)
		: confirmationPage(found.lead, token, site);
});

/** Form action of that page: shows the answers and uses up the link. */
export const showPrivateAnswersRoute = route(showPrivateAnswers, (deps) => async (c, { body: { token } }) => {
	const { site, address } = c.var;
	const found = await linkedAnswers(deps, site, address, token);
	if ('problem' in found) return brokenLinkPage(found.problem, found.lead, site);
	const { link, lead, answers } = found;
	if (!(await deps.store.takeLink(keyOf(link), link.ends.toISOString())))
		return brokenLinkPage('used', lead, site);
	deps.log({ level: 'info', message: 'private answers shown', dealer: site.slug, lead: lead.id });
	return answersPage(lead, answers, site);
});

/** Lead and answers of a link, or why it does not work. Throws a 429 Refusal when an address is over the limit. */
async function linkedAnswers(deps: Deps, site: ApiSite, address: string, token: string): Promise<Linked> {
	const wait = await countCall(deps, 'private_answers', address);
	if (wait !== null) throw tooMany(wait);
	const now = deps.now();
	const link = readPrivateLink(token, site.slug, deps.secret);
	if (!link) return { problem: 'unknown', lead: null };
	const lead = await deps.store.find(site.slug, link.lead_id);
	const answers = await deps.store.privateAnswers(site.slug, link.lead_id, now);
	if (!lead || !answers) return { problem: 'erased', lead: null };
	if (now > link.ends) return { problem: 'ended', lead };
	if (await deps.store.isLinkTaken(keyOf(link))) return { problem: 'used', lead };
	return { link, lead, answers };
}

type Linked =
	| { link: PrivateLink; lead: StoredLead; answers: PrivateAnswers }
	| { problem: LinkProblem; lead: StoredLead | null };

function keyOf({ entry_id }: PrivateLink): string {
	return `private-answers ${entry_id}`;
}
