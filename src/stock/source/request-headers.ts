import type { HttpSource } from '../../domain/feed/stock-source.ts';
import { Refused } from '../refused.ts';

/** The `Accept` header by format. */
const ACCEPTED = { json: 'application/json', csv: 'text/csv', xml: 'application/xml, text/xml' } as const;

/** What a header may have. */
const HEADER_VALUE = /^[\t\x20-\x7e\x80-\xff]*$/;

/**
 * The headers of a request for a source, or what keeps it from being asked for: found here, as the errors of `fetch` quote the secret.
 *
 * @param name the name of the source in messages
 */
export function requestHeaders(
	{ url, authorization_env, format }: HttpSource,
	name: string,
	earlier: { etag: string | null; last_modified: string | null } | null,
	environment: Readonly<Record<string, string | undefined>>,
): Record<string, string> | Refused {
	const { username, password } = new URL(url);
	if (username || password)
		return new Refused(
			`${name} has a user name or a password in its address, which no request may have; take them out`,
		);
	const authorization = authorization_env === undefined ? null : environment[authorization_env]?.trim();
	if (authorization === undefined || authorization === '') {
		return new Refused(
			`the environment variable ${authorization_env}, which stock.from.authorization_env names, is not set; set it to the value of the Authorization header`,
		);
	}
	if (authorization !== null && !HEADER_VALUE.test(authorization)) {
		return new Refused(
			`the environment variable ${authorization_env}, which stock.from.authorization_env names, has characters that no header may have, such as a line break; set it to the value of the Authorization header`,
		);
	}
	return {
		accept: ACCEPTED[format],
		...(authorization === null ? {} : { authorization }),
		...(earlier?.etag ? { 'if-none-match': earlier.etag } : {}),
		...(earlier?.last_modified ? { 'if-modified-since': earlier.last_modified } : {}),
	};
}
