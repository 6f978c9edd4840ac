import { formatDate } from '../../../domain/time/format-date.ts';
import { startOfDay } from '../../../domain/time/local-date.ts';
import { REGISTRATION } from '../../../domain/vehicle/facts-at.ts';
import type { Vehicle } from '../../../domain/vehicle/record/vehicle.ts';
import type { KeyFact } from './key-fact.ts';

/**
 * Registration plate and, while it is current, its expiry (VDP-061, resolution 68: it is not current on its last day). None without both.
 *
 * @param timeZone the dealer's, IANA name
 */
export function registrationFact({ regplate, rego_expiry }: Vehicle, now: Date, timeZone: string): KeyFact[] {
	const until = rego_expiry === null ? 0 : startOfDay(rego_expiry, timeZone) - 1;
	const ending =
		rego_expiry === null || now.getTime() > until
			? null
			: { text: `Expires on ${formatDate(rego_expiry)}`, until };
	const value = regplate ?? '';
	return value || ending ? [{ icon: 'doc', label: REGISTRATION, value, ending }] : [];
}
