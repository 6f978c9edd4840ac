import { z } from 'zod';
import { tooMany } from '../answers/refusal.ts';
import { type Endpoint, refusals } from '../api.ts';
import type { Deps } from '../deps.ts';
import { HELD_PATH, isHeldToken } from '../held/held-link.ts';
import { heldPage, MOST_SHOWN, releasedPage, unknownLinkPage } from '../held/held-page.ts';
import { countCall } from '../limits/count-call.ts';
import { readBody } from '../request/read-body.ts';

const LEAD_ID = /^lead_[0-9a-f]{32}$/;

const page = { content: { 'text/html': { schema: { type: 'string' as const } } } };

/** The dealer's page of enquiries that are held, by the signed link of a notice. Opening it changes nothing; its button releases them. */
export const held: Endpoint = (app, deps) => {
	app.openAPIRegistry.registerPath({
		method: 'get',
		path: HELD_PATH,
		summary: 'Enquiries that are held, for the dealer',
		request: { query: z.object({ token: z.string() }) },
		responses: { 200: { description: 'A page with a button', ...page }, ...refusals(false, [429]) },
	});
	app.get(HELD_PATH, async (c) => {
		const { site, address } = c.var;
		await requireSeldom(deps, address);
		const token = c.req.query('token') ?? '';
		if (!isHeldToken(token, site.slug, deps.secret, deps.now())) return unknownLinkPage(site);
		return heldPage(await deps.store.listQuarantined(site.slug, MOST_SHOWN), token, site);
	});
	app.openAPIRegistry.registerPath({
		method: 'post',
		path: HELD_PATH,
		summary: 'Release enquiries that are held',
		request: {
			body: {
				required: true,
				content: {
					'application/x-www-form-urlencoded': {
						schema: z.object({ token: z.string(), lead: z.array(z.string()) }),
					},
				},
			},
		},
		responses: { 200: { description: 'They are delivered now', ...page }, ...refusals(true) },
	});
	app.post(HELD_PATH, async (c) => {
		const { site, address } = c.var;
		const sent = new URLSearchParams(await readBody(c.req.raw, ['form']));
		await requireSeldom(deps, address);
		if (!isHeldToken(sent.get('token') ?? '', site.slug, deps.secret, deps.now()))
			return unknownLinkPage(site);
		const ids = sent.getAll('lead').filter((id) => LEAD_ID.test(id));
		const count = await deps.store.releaseOf(site.slug, ids.slice(0, MOST_SHOWN), deps.now());
		deps.log({ level: 'info', message: 'held leads released', dealer: site.slug, count });
		deps.wake();
		return releasedPage(count, site);
	});
};

/** Throws a Refusal when an address asks too often. */
async function requireSeldom(deps: Deps, address: string): Promise<void> {
	const wait = await countCall(deps, 'held', address);
	if (wait !== null) throw tooMany(wait);
}
