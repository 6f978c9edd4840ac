import { ChallengeSchema } from '../../contracts/lead-calls.ts';
import { tooMany } from '../answers/refusal.ts';
import { type Endpoint, json, refusals } from '../api.ts';
import { makeChallenge } from '../captcha/challenge.ts';
import { countCall } from '../limits/count-call.ts';

/** What a visitor's device computes before a form is sent (ENQUIRY-009, resolution 112). */
export const captcha: Endpoint = (app, deps) => {
	app.openAPIRegistry.registerPath({
		method: 'get',
		path: '/api/captcha',
		summary: 'A challenge to be solved before a form is sent',
		responses: { 200: json('An ALTCHA challenge', ChallengeSchema), ...refusals(false, [429]) },
	});
	app.get('/api/captcha', async (c) => {
		const wait = await countCall(deps, 'captcha', c.var.address);
		if (wait !== null) throw tooMany(wait);
		return c.json(await makeChallenge(c.var.site.slug, deps.secret, deps.now()));
	});
};
