import type { HttpSource } from '../../domain/feed/stock-source.ts';
import { Refused } from '../refused.ts';

/** The address of a request for a source, with the parameters whose values are secrets, or what keeps it from being asked for. */
export function requestAddress(
	{ url, query_env = {} }: HttpSource,
	environment: Readonly<Record<string, string | undefined>>,
): string | Refused {
	const address = new URL(url);
	for (const [parameter, variable] of Object.entries(query_env)) {
		const value = environment[variable]?.trim();
		if (!value)
			return new Refused(
				`the environment variable ${variable}, which stock.from.query_env names for ${parameter}, is not set`,
			);
		address.searchParams.set(parameter, value);
	}
	return address.href;
}
