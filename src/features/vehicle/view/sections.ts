import { usedCarPromises } from '../../../domain/dealer/used-car-promises.ts';
import { formatDollars } from '../../../domain/price/money.ts';
import { hasCheckout } from '../../../site/lead-api/api-reserve.ts';
import type { VehiclePageContext } from '../embed/vehicle-page-context.ts';
import type { VehicleData } from '../page-data.ts';

type Section = VehicleData['sections'][number];

/** The dealer's sections for all vehicles for sale (VDP-043, VDP-047, VDP-048, VDP-052 to VDP-055), without empty ones. */
export function pageSections(subject: VehiclePageContext): Section[] {
	const { why_buy_from_us, whats_included, protect_your_car } = subject.context.site.dealer.vehicle_page;
	if (!subject.canBeBought) return [];
	const plain = (id: string, title: string, items: string[]): Section => ({
		id,
		title,
		items,
		text: null,
		terms: null,
	});
	const reserve = reserveSection(subject);
	return [
		plain('whats-included', "What's Included", whats_included),
		plain('why-buy-from-us', 'Why Buy From Us?', why_buy_from_us),
		...(reserve ? [reserve] : []),
		plain('protect-your-car', 'Protect Your Car', protect_your_car),
	].filter(({ items }) => items.length > 0);
}

/** Section about reservations (RESERVE-006 to RESERVE-009); null where this vehicle cannot be reserved. */
function reserveSection({
	vehicle,
	dealership: { features },
	canBeBought,
	context,
}: VehiclePageContext): Section | null {
	const { reserve } = features;
	if (!reserve || !canBeBought || vehicle.reserved) return null;
	const deposit = formatDollars(vehicle.deposit_amount ?? reserve.deposit);
	const isOnline = hasCheckout(context.site.dealer);
	return {
		id: 'reserve-online',
		title: 'Reserve Online',
		text: isOnline
			? `${deposit} holds this one for ${reserve.hours} hours, 100% refundable. It takes about two minutes.`
			: `Ask us to hold this one for ${reserve.hours} hours. The deposit is ${deposit}, 100% refundable.`,
		items: [...(isOnline ? [] : requestSteps(reserve.hours)), ...reserve.promises],
		terms: termsLink(reserve.terms_page, context),
	};
}

/** What happens where the dealer takes the deposit, not the site. */
function requestSteps(hours: number): string[] {
	return [
		'Send your request: nothing is held and nothing is paid yet',
		`We confirm it is still available, take the deposit and hold it for ${hours} hours`,
	];
}

/** The strip of promises (VDP-044, VDP-045); null where the dealer or this vehicle has none. */
export function promisesStrip({
	vehicle,
	dealership,
	canBeBought,
	context,
}: VehiclePageContext): VehicleData['promises'] {
	const { used_car_promises } = dealership.features;
	const items = usedCarPromises(vehicle);
	if (!used_car_promises || !canBeBought || items.length === 0) return null;
	return { items, terms: termsLink(used_car_promises.terms_page, context) };
}

function termsLink(page: string, { link }: VehiclePageContext['context']) {
	const href = link(page);
	return href === null ? null : { label: 'Terms', href };
}
