import type { Release } from '../release.ts';
import { TargetError } from '../target.ts';

/** The address of the lead API, from `LEAD_API_URL`; null where it is not set. Throws a TargetError for what is no address. */
export function leadApiIn(env: Readonly<Record<string, string | undefined>>): string | null {
	const address = env['LEAD_API_URL']?.replace(/\/$/, '');
	if (!address) return null;
	if (/^https?:\/\/[^\s/]+(\/\S*)?$/.test(address)) return address;
	throw new TargetError(`LEAD_API_URL takes an address such as https://leads.example, found ${address}`);
}

/**
 * Verifies that what visitors send reaches the lead API.
 *
 * @param leadApi its address; null for none
 * @throws TargetError for a site with forms where there is none
 */
export function requireLeadApi(
	slug: string,
	{ api_site }: Pick<Release, 'api_site'>,
	leadApi: string | null,
) {
	if (api_site === null || leadApi !== null) return;
	throw new TargetError(
		`${slug} has forms whose leads would go nowhere: set LEAD_API_URL to the address of the lead API (docs/recipes/run-the-lead-api.md), and deploy again`,
	);
}
