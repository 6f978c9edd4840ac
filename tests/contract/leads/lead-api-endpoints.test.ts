import { expect, test } from 'vitest';
import { apiSite } from '../../fixtures/leads/api-site.ts';
import { apiSpin } from '../../fixtures/leads/api-spin.ts';
import { leadService } from '../../fixtures/leads/lead-service.ts';

interface OpenApi {
	openapi: string;
	paths: Record<string, Record<string, unknown>>;
}

test('the document names every endpoint, and OpenAPI 3.1', async () => {
	const service = await leadService([apiSite({ spin: apiSpin() })]);
	const { openapi, paths } = (await (await service.call('/api/openapi.json')).json()) as OpenApi;
	expect(openapi).toBe('3.1.0');
	const endpoints = Object.entries(paths).flatMap(([path, methods]) =>
		Object.keys(methods).map((method) => `${method} ${path}`),
	);
	expect(endpoints.sort()).toEqual([
		'get /api/account',
		'get /api/account/data',
		'get /api/account/passkeys',
		'get /api/alerts',
		'get /api/alerts/confirm',
		'get /api/alerts/unsubscribe',
		'get /api/appointments',
		'get /api/captcha',
		'get /api/cars/{id}.json',
		'get /api/cars/{slug}.pdf',
		'get /api/cars/{slug}/view.json',
		'get /api/enquiries/{lead_id}',
		'get /api/garage',
		'get /api/health',
		'get /api/held',
		'get /api/online-payments/{token}',
		'get /api/page-subject',
		'get /api/page-subject.css',
		'get /api/private-answers',
		'get /api/ready',
		'get /api/received',
		'get /api/reservations/{token}',
		'get /api/reservations/{token}/calendar.ics',
		'get /api/reservations/{token}/dealer',
		'get /api/sandbox-payment',
		'get /api/spin',
		'get /api/stock-changes.json',
		'get /api/success',
		'get /api/trade-in/photo',
		'get /api/watchlist',
		'get /api/watchlist/cars',
		'get /api/watchlist/frame',
		'post /api/account/code-form',
		'post /api/account/codes',
		'post /api/account/erase',
		'post /api/account/number',
		'post /api/account/number/codes',
		'post /api/account/passkey-sessions',
		'post /api/account/passkey-sessions/options',
		'post /api/account/passkeys',
		'post /api/account/passkeys/options',
		'post /api/account/passkeys/remove',
		'post /api/account/sessions',
		'post /api/account/sign-in-form',
		'post /api/account/sign-out',
		'post /api/account/sign-out-form',
		'post /api/alerts/confirm',
		'post /api/alerts/start',
		'post /api/alerts/stop',
		'post /api/alerts/text-replies',
		'post /api/alerts/unsubscribe',
		'post /api/enquiries',
		'post /api/events',
		'post /api/held',
		'post /api/leads',
		'post /api/miscellaneous',
		'post /api/payment-notices',
		'post /api/phone-reveals',
		'post /api/phrased-answers',
		'post /api/private-answers',
		'post /api/questions',
		'post /api/reservations/{token}',
		'post /api/reservations/{token}/dealer',
		'post /api/sandbox-payment',
		'post /api/searches/remove',
		'post /api/searches/save',
		'post /api/spin',
		'post /api/spin/form',
		'post /api/trade-in/adjustments',
		'post /api/trade-in/photos',
		'post /api/trade-in/photos/{photo_id}',
		'post /api/trade-in/removed-photos',
		'post /api/trade-in/resume',
		'post /api/trade-in/valuation',
		'post /api/trade-in/vehicle',
		'post /api/watchlist/note',
		'post /api/watchlist/remove-car',
		'post /api/watchlist/save-car',
	]);
});
