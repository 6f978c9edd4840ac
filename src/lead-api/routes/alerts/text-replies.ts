import { textReplies } from '../../../api/alerts/text-replies.ts';
import { SERVICE_PATH } from '../../../api/endpoint.ts';
import { isStopReply } from '../../../domain/alerts/stop-words.ts';
import { requireAccounts } from '../../accounts/require-accounts.ts';
import { Refusal } from '../../answers/refusal.ts';
import { limitCall } from '../../limits/count-call.ts';
import { readBody } from '../../request/read-body.ts';
import { route } from '../../route.ts';
import { readReply } from '../../sms/read-reply.ts';

/** Stops alerts by text for the sender of a STOP. Other replies are for people to read, and are not stored. */
export const textRepliesRoute = route(textReplies, (deps) => async (c) => {
	const { site, address } = c.var;
	const { text_service } = requireAccounts(site);
	const body = await readBody(c.req.raw, ['json', 'form']);
	const secret = text_service.provider === 'outbox' ? '' : (deps.secretOf(text_service.secret_env) ?? '');
	// The address as the dealer entered it at the service; a CDN may have changed the request's.
	const url = new URL(SERVICE_PATH + textReplies.path, site.url).href;
	const reply =
		secret && readReply({ url, headers: c.req.raw.headers, body }, text_service, secret, deps.now());
	if (!reply) {
		await limitCall(deps, 'alerts', address);
		throw new Refusal(403, 'Only the dealer’s text service can send replies.');
	}
	const isStop = isStopReply(reply.text);
	if (isStop) await deps.store.stopTexts(site.slug, reply.from, deps.now());
	deps.log({
		level: 'info',
		message: isStop ? 'alerts were stopped by a reply' : 'a reply was not a stop',
		dealer: site.slug,
	});
	return c.body(null, 204);
});
