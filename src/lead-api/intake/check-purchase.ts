import type { Lead } from '../../api/leads/leads.ts';
import type { FieldProblem } from '../../api/problem.ts';
import type { ApiSite } from '../../api/site/site-file.ts';
import { extraWords, offeredExtra } from '../../domain/reservation/extras.ts';
import { onlinePurchaseOf } from '../reservations/online-purchase.ts';
import { findVehicle } from '../sites.ts';

/**
 * Problems of what is bought with a vehicle and how it is handed over (RESERVE-003): what its dealership does not offer, or not at the
 * price that the shopper saw. A page may be hours old, or changed in the browser.
 */
export function purchaseProblems({ car_id, extras = [], handover }: Lead, site: ApiSite): FieldProblem[] {
	if (extras.length === 0 && handover === undefined) return [];
	const vehicle = car_id === null ? null : findVehicle(site, car_id);
	const noun = vehicle?.noun ?? 'vehicle';
	const online = vehicle && onlinePurchaseOf(vehicle, site);
	if (!online)
		return [
			{
				field: extras.length > 0 ? 'extras' : 'handover',
				message: `This ${noun} cannot be bought online. You have not paid anything.`,
				remedy: 'call',
			},
		];
	const messages = extras.flatMap((words) => {
		const found = offeredExtra(words, online.extras);
		if (found?.isPriceRight) return [];
		const what = found
			? `The price of an extra has changed: ${extraWords(found.extra)}.`
			: `An extra is not offered with this ${noun}.`;
		return [`${what} You have not paid anything.`];
	});
	return [
		...[...new Set(messages)].map((message) => ({ field: 'extras', message, remedy: 'reload' as const })),
		...(handover === 'Delivery' && online.delivery === null
			? [{ field: 'handover', message: `We do not deliver this ${noun}. Please choose pick-up.` }]
			: []),
	];
}
