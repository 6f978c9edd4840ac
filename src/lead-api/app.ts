import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { prettyJSON } from 'hono/pretty-json';
import { OWN_DATA_PATH } from '../api/account/own-data-path.ts';
import { SERVICE_PATH } from '../api/endpoint.ts';
import { STOCK_CHANGES_PATH } from '../api/vehicle/get-stock-changes.ts';
import { answerError } from './answers/answer-error.ts';
import { Refusal } from './answers/refusal.ts';
import type { Deps, Env } from './deps.ts';
import { openApiDocument } from './openapi-document.ts';
import { logged } from './request/logged.ts';
import { isSameOrigin } from './request/same-origin.ts';
import { secured } from './request/secured.ts';
import { hostName, type Peer, visitOf } from './request/visitor.ts';
import type { Api, Route } from './route.ts';
import { accountRoutes } from './routes/account/account-routes.ts';
import { alertRoutes } from './routes/alerts/alert-routes.ts';
import { chatRoutes } from './routes/chat/chat-routes.ts';
import { eventRoutes } from './routes/events/event-routes.ts';
import { garageRoutes } from './routes/garage/garage-routes.ts';
import { healthRoute, readyRoute } from './routes/health.ts';
import { leadRoutes } from './routes/leads/lead-routes.ts';
import { otherMethods } from './routes/other-methods.ts';
import { paymentRoutes } from './routes/payments/payment-routes.ts';
import { reservationRoutes } from './routes/reservations/reservation-routes.ts';
import { spinRoutes } from './routes/spin/spin-routes.ts';
import { tradeInRoutes } from './routes/trade-in/trade-in-routes.ts';
import { vehicleRoutes } from './routes/vehicle/vehicle-routes.ts';
import { watchlistRoutes } from './routes/watchlist/watchlist-routes.ts';

/** Endpoints of the service itself, on every host. */
const SERVICE_ROUTES: readonly Route[] = [healthRoute, readyRoute];

/** Endpoints of a dealer's site. */
const DEALER_ROUTES: readonly Route[] = [
	...leadRoutes,
	...chatRoutes,
	...eventRoutes,
	...vehicleRoutes,
	...tradeInRoutes,
	...accountRoutes,
	...watchlistRoutes,
	...garageRoutes,
	...alertRoutes,
	...spinRoutes,
	...reservationRoutes,
	...paymentRoutes,
];

/** The paths whose posts other sites may send. */
const OPEN_PATHS = new Set(
	DEALER_ROUTES.filter(({ endpoint }) => endpoint.isOpen).map(({ endpoint }) => SERVICE_PATH + endpoint.path),
);

const DOCUMENT_PATH = `${SERVICE_PATH}/openapi.json`;

/** The service as a request handler. No request content makes it reject. */
export type LeadApi = (request: Request, peer: Peer) => Promise<Response>;

/** The lead API of all dealers; the request's host decides which dealer it serves. */
export function createApp(deps: Deps): LeadApi {
	const app: Api = new Hono<Env>({
		// The path without a dealer's prefix. Hono does not know the type of our bindings here.
		getPath: (_request, options) => (options?.env as Env['Bindings'] | undefined)?.visit.path ?? '/',
	});
	app.use(logged(deps), secured);
	app.onError((error, c) => answerError(error, c, deps));
	app.notFound(() => {
		throw new Refusal(404, `There is nothing at this address. GET ${DOCUMENT_PATH} lists what there is.`);
	});
	for (const { add } of SERVICE_ROUTES) add(app, deps);
	const document = openApiDocument([...SERVICE_ROUTES, ...DEALER_ROUTES].map(({ endpoint }) => endpoint));
	app.get(DOCUMENT_PATH, (c) => c.json(document));
	app.use(`${SERVICE_PATH}/*`, async (c, next) => {
		const { site, address } = c.env.visit;
		if (!site) throw new Refusal(404, 'No dealer has its site at this host.');
		c.set('site', site);
		c.set('address', address);
		const host = hostName(c.req.header('host') ?? new URL(c.req.url).host);
		const ownHost = deps.sites.byHost(host)?.slug === site.slug ? host : null;
		if (c.req.method === 'POST' && !OPEN_PATHS.has(c.req.path) && !isSameOrigin(c.req.raw, site, ownHost))
			throw new Refusal(403, 'Forms are taken from the pages of the dealer itself only.');
		return next();
	});
	// The one long answer, and the same for every visitor: compressing what a visitor sent beside what is secret would help to guess the
	// secret.
	app.use(SERVICE_PATH + STOCK_CHANGES_PATH, compress());
	// Its visitor reads it as a file.
	app.use(SERVICE_PATH + OWN_DATA_PATH, prettyJSON({ force: true }));
	for (const { add } of DEALER_ROUTES) add(app, deps);
	otherMethods(app);
	return async (request, peer) => app.fetch(request, { visit: visitOf(deps, request, peer) });
}
