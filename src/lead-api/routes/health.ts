import { HealthSchema } from '../../contracts/lead-calls.ts';
import { Refusal } from '../answers/refusal.ts';
import { type Endpoint, json, refusals } from '../api.ts';
import { readiness } from '../readiness.ts';

/** Whether the service runs, and whether it can take leads: for whoever balances load, at any host. */
export const health: Endpoint = (app, deps) => {
	app.openAPIRegistry.registerPath({
		method: 'get',
		path: '/api/health',
		summary: 'Whether the service runs',
		responses: { 200: json('It runs', HealthSchema) },
	});
	app.get('/api/health', (c) => c.json({ status: 'ok' }));
	app.openAPIRegistry.registerPath({
		method: 'get',
		path: '/api/ready',
		summary: 'Whether the service can take leads',
		responses: { 200: json('It can', HealthSchema), ...refusals(false) },
	});
	const whyNot = readiness(deps);
	app.get('/api/ready', async (c) => {
		if (deps.sites.all().length === 0) throw new Refusal(503, 'No dealer is known yet: build the sites.');
		const reason = await whyNot();
		if (reason !== null) throw new Refusal(503, reason);
		return c.json({ status: 'ok' });
	});
};
