import { leadApiIn } from '../hosted/lead-api-address.ts';
import { TargetError } from '../target.ts';

/** Where the projects are, and who asks. */
export interface CloudflareAccess {
	/** Of the API, without a slash at its end. */
	url: string;
	token: string;
	account: string;
	/** Before each dealer's slug in the names of projects. */
	prefix: string;
	/** The lead API's address, to which `/api/` is forwarded; null for none. */
	leadApi: string | null;
}

/**
 * How Cloudflare is reached, from the beginning of project names and environment variables, named as Cloudflare's own tool names them.
 *
 * @throws TargetError that names what is missing
 */
export function cloudflareAccess(
	place: string,
	env: Readonly<Record<string, string | undefined>>,
): CloudflareAccess {
	if (!/^[a-z0-9][a-z0-9-]*$/.test(place))
		throw new TargetError(`cloudflare takes a beginning of project names, cloudflare:prefix, found ${place}`);
	const { CLOUDFLARE_API_TOKEN: token, CLOUDFLARE_ACCOUNT_ID: account } = env;
	if (!token || !account)
		throw new TargetError(
			'Cloudflare needs CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID in the environment (docs/recipes/deploy-cloudflare.md)',
		);
	const url = env['CLOUDFLARE_API_BASE_URL'] ?? 'https://api.cloudflare.com/client/v4';
	return { url: url.replace(/\/$/, ''), token, account, prefix: `${place}-`, leadApi: leadApiIn(env) };
}
