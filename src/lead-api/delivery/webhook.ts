import { isLoopback } from '../../api/loopback.ts';
import type { ApiSite } from '../../api/site-file.ts';
import type { Deliver, DeliveryResult } from './delivery.ts';
import type { FindPrivatePart } from './private-part.ts';
import { webhookBody } from './webhook-body.ts';
import { signedHeaders } from './webhook-signature.ts';

/** How long a dealer's system may take, milliseconds. */
export const WEBHOOK_TIMEOUT_MS = 15_000;

export interface WebhookSettings {
	/** What an environment variable holds; undefined when it is not set. */
	secretOf: (name: string) => string | undefined;
	now: () => Date;
	/** An answer takes no longer, milliseconds. */
	timeoutMs: number;
	/** Finds what of a lead's private answers goes with a call; none do where it is left out. */
	privatePart?: FindPrivatePart;
}

/** Answers that say 'not now': the request took too long, came too early or too often. */
const PASSING = [408, 425, 429];

/**
 * Delivers leads to a dealer's own system, signed, as JSON. Any 2xx takes the lead over; a redirect does not, as what is behind it is
 * not what the dealer named.
 */
export function webhookDelivery({ secretOf, now, timeoutMs, privatePart }: WebhookSettings): Deliver {
	return async (lead, entry, site) => {
		const url = entry.target;
		if (!isConfidential(url)) return failed(`${url} is not https`, false);
		const secretName = secretNameOf(url, site);
		if (!secretName) return failed(`no route of ${site.slug} names ${url} any more`, false);
		const secret = secretOf(secretName);
		if (!secret) return failed(`the environment variable ${secretName} is not set`, true);
		const body = webhookBody(lead, site, (await privatePart?.(lead, entry, site)) ?? null);
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
	// Its status is all that counts. What else it says is left unread, however long it is.
	await response.body?.cancel();
	return response;
}

function resultOf(status: number): DeliveryResult {
	if (status >= 200 && status < 300) return { ok: true };
	const isRedirect = status >= 300 && status < 400;
	return failed(
		`answered ${status}${isRedirect ? '; redirects are not followed' : ''}`,
		status >= 500 || PASSING.includes(status),
	);
}

/** Leads are personal data: they leave this machine encrypted or not at all. */
function isConfidential(url: string): boolean {
	const { protocol, hostname } = URL.parse(url) ?? {};
	return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname ?? ''));
}

function secretNameOf(url: string, { routes }: Pick<ApiSite, 'routes'>): string | undefined {
	return routes.find(({ webhook }) => webhook?.url === url)?.webhook?.secret_env;
}

/** Node's fetch says 'fetch failed' and keeps the reason behind it. */
function explained(error: unknown): string {
	const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
	return cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
}

function failed(reason: string, retry: boolean): DeliveryResult {
	return { ok: false, reason, retry };
}
