import { captcha } from '../../../api/leads/captcha.ts';
import { tooMany } from '../../answers/refusal.ts';
import { makeChallenge } from '../../captcha/challenge.ts';
import { countCall } from '../../limits/count-call.ts';
import { route } from '../../route.ts';

/** Proof-of-work challenge that a visitor's device solves before a form is sent (ENQUIRY-009, resolution 112). */
export const captchaRoute = route(captcha, (deps) => async (c) => {
	const wait = await countCall(deps, 'captcha', c.var.address);
	if (wait !== null) throw tooMany(wait);
	return c.json(await makeChallenge(c.var.site.slug, deps.secret, deps.now()));
});
