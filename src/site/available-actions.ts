import type { Dealer, Dealership } from '../config/complete-dealer.ts';
import { formatDollars } from '../domain/price/money.ts';
import type { AvailableAction, VehicleAction } from '../domain/vehicle/vehicle-actions.ts';
import { checkoutSubpage, PURCHASE_PATH, TRADE_IN_PATH } from '../paths/paths.ts';
import { hasCheckout } from './lead-api/api-reserve.ts';

/**
 * The available actions of a dealership's vehicles, with labels and addresses: actions whose feature is off, or whose
 * page is missing, are left out (resolution 218).
 */
export function availableActions(
	names: readonly VehicleAction[],
	dealer: Pick<Dealer, 'finance' | 'lead_api' | 'checkout'>,
	dealership: Dealership,
): AvailableAction[] {
	return names.flatMap((name) => availableAction(name, dealer, dealership) ?? []);
}

function availableAction(
	name: VehicleAction,
	dealer: Pick<Dealer, 'finance' | 'lead_api' | 'checkout'>,
	{ slug, features, buttons: { labels } }: Dealership,
): AvailableAction | null {
	const { finance, lead_api } = dealer;
	const dialog = (label: string, isOn: boolean) => (isOn ? { name, label, href: null } : null);
	switch (name) {
		case 'enquire':
			return dialog(labels.enquire, features.enquiry !== false);
		case 'test_drive':
			return dialog(labels.test_drive, features.test_drive !== false);
		case 'make_offer':
			return dialog(labels.make_offer, features.make_offer !== false);
		case 'reserve':
			return features.reserve
				? {
						name,
						label: reserveLabel(labels.reserve, features.reserve.deposit),
						href: null,
						...(hasCheckout(dealer) && { subpage: checkoutSubpage(features.reserve.page) }),
					}
				: null;
		case 'buy_online': {
			const action = dialog(labels.buy_online, features.online_purchase !== false);
			// The deposit is a reservation's.
			return action && hasCheckout(dealer) && features.reserve
				? { ...action, pageOf: PURCHASE_PATH }
				: action;
		}
		case 'finance': {
			if (finance === false) return null;
			// With a lender's own quotes, the link goes to the lender (FINANCE-010).
			const external = features.access_loan ? features.access_loan.repayments_url : finance.external_url;
			const action = { name, label: labels.finance, href: external };
			if (action.href !== null) return action;
			return lead_api === null ? null : { ...action, href: finance.path, dealership: slug };
		}
		case 'trade_in': {
			const { trade_in } = features;
			const takesNone = trade_in === false || trade_in.exclude_dealerships.includes(slug);
			return takesNone || lead_api === null
				? null
				: { name, label: labels.trade_in, href: TRADE_IN_PATH, dealership: slug };
		}
		case 'view_details':
			return { name, label: labels.view_details, href: null };
		default:
			return null;
	}
}

/** 'Reserve Now $200' (CARD-012); other labels have no deposit. */
export function reserveLabel(label: string, deposit: number): string {
	return label === 'Reserve Now' ? `${label} ${formatDollars(deposit)}` : label;
}
