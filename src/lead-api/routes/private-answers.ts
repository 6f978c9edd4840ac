import { privateAnswers, showPrivateAnswers } from '../../api/private-answers.ts';
import type { ApiSite } from '../../api/site-file.ts';
import { tooMany } from '../answers/refusal.ts';
import type { Deps } from '../deps.ts';
import { countCall } from '../limits/count-call.ts';
import { type PrivateLink, readPrivateLink } from '../private-answers/link.ts';
import { answersPage, askPage, usedLinkPage } from '../private-answers/page.ts';
import { route } from '../route.ts';

/** Page before a lead's private answers, opened by the signed link in the dealer's mail. Opening it does not use up the link. */
export const privateAnswersRoute = route(privateAnswers, (deps) => async (c, { query: { token = '' } }) => {
	const { site, address } = c.var;
	const found = await linkedAnswers(deps, site, address, token);
	return found ? askPage(found.lead, token, site) : usedLinkPage(site);
});

/** Form action of that page: shows the answers and uses up the link. */
export const showPrivateAnswersRoute = route(showPrivateAnswers, (deps) => async (c, { body: { token } }) => {
	const { site, address } = c.var;
	const found = await linkedAnswers(deps, site, address, token);
	if (!found || !(await deps.store.takeLink(keyOf(found.link), found.link.ends.toISOString())))
		return usedLinkPage(site);
	deps.log({ level: 'info', message: 'private answers shown', dealer: site.slug, lead: found.lead.id });
	return answersPage(found.lead, found.answers, site);
});

/** Lead and answers of a link; null for one that does not work. Throws a 429 Refusal when an address is over the limit. */
async function linkedAnswers(deps: Deps, site: ApiSite, address: string, token: string) {
	const wait = await countCall(deps, 'private_answers', address);
	if (wait !== null) throw tooMany(wait);
	const now = deps.now();
	const link = readPrivateLink(token, site.slug, deps.secret, now);
	if (!link || (await deps.store.isLinkTaken(keyOf(link)))) return null;
	const lead = await deps.store.find(site.slug, link.lead_id);
	const answers = await deps.store.privateAnswers(site.slug, link.lead_id, now);
	return lead && answers ? { link, lead, answers } : null;
}

function keyOf({ entry_id }: PrivateLink): string {
	return `private-answers ${entry_id}`;
}
