import { isLoopback } from '../../../api/loopback.ts';
import type { ApiSite } from '../../../api/site/site-file.ts';
import type { Deliver, DeliveryResult } from '../delivery.ts';
import type { FindParts } from '../parts/message-parts.ts';
import { webhookBody } from './webhook-body.ts';
import { signedHeaders } from './webhook-signature.ts';

/** Time limit of a webhook request, milliseconds. */
export const WEBHOOK_TIMEOUT_MS = 15_000;

/** What the delivery to webhooks needs besides the call itself. */
export interface WebhookSettings {
	/** Value of an environment variable; undefined when it is not set. */
	secretOf: (name: string) => string | undefined;
	now: () => Date;
	/** Time limit of a request, milliseconds. */
	timeoutMs: number;
	/** Loads the parts of a call besides the lead's own fields; without it none are included. */
	parts?: FindParts;
}

/** Temporary client errors, which are retried: request timeout, too early, too many requests. */
const RETRIED_STATUSES = [408, 425, 429];

/**
 * Delivers leads to a dealer's own system as signed JSON. Any 2xx is success; redirects are failures, because the dealer did not configure
 * the address behind them.
 */
export function webhookDelivery({ secretOf, now, timeoutMs, parts }: WebhookSettings): Deliver {
	return async (lead, entry, site) => {
		const url = entry.target;
		if (!isConfidential(url)) return failed(`${url} is not https`, false);
		const secretName = secretNameOf(url, site);
		if (!secretName) return failed(`no route of ${site.slug} names ${url} any more`, false);
		const secret = secretOf(secretName);
		if (!secret) return failed(`the environment variable ${secretName} is not set`, true);
		const body = webhookBody(lead, site, await parts?.(lead, entry, site));
		try {
			const { status } = await post(url, {
				body,
				headers: { ...signedHeaders({ id: entry.id, body, secret, now: now() }) },
				timeoutMs,
			});
			return resultOf(status);
		} catch (error) {
			return failed(explained(error), true);
		}
	};
}

async function post(
	url: string,
	{ body, headers, timeoutMs }: { body: string; headers: Record<string, string>; timeoutMs: number },
): Promise<Response> {
	const response = await fetch(url, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json', 'User-Agent': 'Forecourt', ...headers },
		body,
		redirect: 'manual',
		signal: AbortSignal.timeout(timeoutMs),
	});
	// Only the status matters; the body is not read.
	await response.body?.cancel();
	return response;
}

function resultOf(status: number): DeliveryResult {
	if (status >= 200 && status < 300) return { ok: true };
	const isRedirect = status >= 300 && status < 400;
	return failed(
		`answered ${status}${isRedirect ? '; redirects are not followed' : ''}`,
		status >= 500 || RETRIED_STATUSES.includes(status),
	);
}

/** Leads are personal data and are sent only over encrypted connections, except to this machine. */
function isConfidential(url: string): boolean {
	const { protocol, hostname } = URL.parse(url) ?? {};
	return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname ?? ''));
}

function secretNameOf(url: string, { routes }: Pick<ApiSite, 'routes'>): string | undefined {
	return routes.find(({ webhook }) => webhook?.url === url)?.webhook?.secret_env;
}

/** Node's fetch throws 'fetch failed' with the reason as its cause. */
function explained(error: unknown): string {
	const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
	return cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
}

function failed(reason: string, retry: boolean): DeliveryResult {
	return { ok: false, reason, retry };
}
