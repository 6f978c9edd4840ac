import { TargetError } from '../target.ts';

/** The address of the lead API, from `LEAD_API_URL`; null where it is not set. Throws a TargetError for what is no address. */
export function leadApiIn(env: Readonly<Record<string, string | undefined>>): string | null {
	const address = env['LEAD_API_URL']?.replace(/\/$/, '');
	if (!address) return null;
	if (/^https?:\/\/[^\s/]+(\/\S*)?$/.test(address)) return address;
	throw new TargetError(`LEAD_API_URL takes an address such as https://leads.example, found ${address}`);
}
