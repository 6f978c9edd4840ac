import { OpenAPIHono } from '@hono/zod-openapi';
import { answerError } from './answers/answer-error.ts';
import { Refusal } from './answers/refusal.ts';
import type { Api, Endpoint } from './api.ts';
import type { Deps, Env } from './deps.ts';
import { logged } from './request/logged.ts';
import { isSameOrigin } from './request/same-origin.ts';
import { secured } from './request/secured.ts';
import { hostName, type Peer, visitOf } from './request/visitor.ts';
import { appointments } from './routes/appointments.ts';
import { captcha } from './routes/captcha.ts';
import { enquiries } from './routes/enquiries.ts';
import { events } from './routes/events.ts';
import { health } from './routes/health.ts';
import { held } from './routes/held.ts';
import { leads } from './routes/leads.ts';
import { miscellaneous } from './routes/miscellaneous.ts';
import { otherMethods } from './routes/other-methods.ts';
import { phoneReveals } from './routes/phone-reveals.ts';
import { questions } from './routes/questions.ts';
import { received } from './routes/received.ts';
import { sentLead, sentLeadPage } from './routes/sent-lead.ts';
import { stockChanges } from './routes/stock-changes.ts';
import { vehicleFacts } from './routes/vehicle-facts.ts';
import { vehicleSheetFile } from './routes/vehicle-sheet.ts';
import { vehicleView } from './routes/vehicle-view.ts';

/** What belongs to a dealer's site. */
const OF_A_DEALER: readonly Endpoint[] = [
	enquiries,
	sentLead,
	sentLeadPage,
	leads,
	questions,
	captcha,
	appointments,
	phoneReveals,
	events,
	vehicleView,
	vehicleFacts,
	vehicleSheetFile,
	stockChanges,
	miscellaneous,
	held,
	received,
];

/** The service: an answer to each request. Nothing a request holds makes it fail. */
export type LeadApi = (request: Request, peer: Peer) => Promise<Response>;

/** The lead API of all dealers; the dealer is known by the request's host. */
export function createApp(deps: Deps): LeadApi {
	const app: Api = new OpenAPIHono<Env>({
		// The path without a dealer's prefix; the framework does not know that its environment is ours.
		getPath: (_request, options) => (options?.env as Env['Bindings'] | undefined)?.visit.path ?? '/',
	});
	app.use(logged(deps), secured);
	app.onError((error, c) => answerError(error, c, deps));
	app.notFound(() => {
		throw new Refusal(404, 'There is nothing at this address. GET /api/openapi.json tells what there is.');
	});
	health(app, deps);
	app.doc31('/api/openapi.json', {
		openapi: '3.1.0',
		info: { title: 'Forecourt lead API', version: '1' },
	});
	app.use('/api/*', async (c, next) => {
		const { site, address } = c.env.visit;
		if (!site) throw new Refusal(404, 'No dealer has its site at this host.');
		c.set('site', site);
		c.set('address', address);
		const host = hostName(c.req.header('host') ?? new URL(c.req.url).host);
		const ownHost = deps.sites.byHost(host)?.slug === site.slug ? host : null;
		if (c.req.method === 'POST' && !isSameOrigin(c.req.raw, site, ownHost))
			throw new Refusal(403, 'Forms are taken from the pages of the dealer itself only.');
		return next();
	});
	for (const endpoint of OF_A_DEALER) endpoint(app, deps);
	otherMethods(app);
	return async (request, peer) => app.fetch(request, { visit: visitOf(deps, request, peer) });
}
