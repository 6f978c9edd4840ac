import { API_SITE_VERSION, type ApiSite } from '../../api/site/site-file.ts';
import type { ApiLocation } from '../../api/site/site-location.ts';
import type { ApiVehicle } from '../../api/site/site-vehicle.ts';
import { type Dealer, dealershipOf } from '../../config/complete-dealer.ts';
import type { Vehicle } from '../../domain/vehicle/record/vehicle.ts';
import { lookedAt } from '../../features/trade-in/embed/looked-at.ts';
import type { SiteContext } from '../context.ts';
import { hostsOf } from '../open/preview-sites.ts';
import { scheduleOf, shownLocation, visibleLocations } from '../shown-location.ts';
import { apiAccounts } from './api-accounts.ts';
import { apiFrame } from './api-frame.ts';
import { apiFinanceTerms, apiLoanTerms } from './api-loan-terms.ts';
import { apiPhrasing } from './api-phrasing.ts';
import { apiOnlinePurchase, hasCheckout } from './api-reserve.ts';
import { apiSpin } from './api-spin.ts';
import { apiVehicle } from './api-vehicle.ts';
import { soldAt } from './sold-at.ts';
import { apiTradeIn } from './trade-in-services.ts';

/** The lead API's data about a dealer's configuration and stock, for `.api/<slug>.json`. */
export function apiSite(context: SiteContext): ApiSite {
	return { ...apiDealer(context), vehicles: apiVehicles(context).map(({ data }) => data()) };
}

/** The vehicles of {@link apiSite}: the data of each depends on nothing else of the stock, and is computed on demand. */
export function apiVehicles(
	context: SiteContext,
): { vehicle: Vehicle; is_shown: boolean; data: () => ApiVehicle }[] {
	const { site } = context;
	const loanTerms = apiLoanTerms(site);
	const entries = (vehicles: readonly Vehicle[], { is_shown }: Pick<ApiVehicle, 'is_shown'>) =>
		vehicles.map((vehicle) => ({
			vehicle,
			is_shown,
			data: () => ({ ...apiVehicle(vehicle, context), is_shown, loan_terms: loanTerms(vehicle) }),
		}));
	return [...entries(site.shown, { is_shown: true }), ...entries(site.gone, { is_shown: false })];
}

/** The part of {@link apiSite} without its vehicles. */
export function apiDealer(context: SiteContext): Omit<ApiSite, 'vehicles'> {
	const { site } = context;
	const { dealer, now } = site;
	const { forms } = dealer;
	return {
		version: API_SITE_VERSION,
		slug: dealer.slug,
		id: dealer.id,
		name: dealer.name,
		url: dealer.url,
		hosts: [...new Set(hostsOf(dealer).map((host) => host.toLowerCase()))],
		phone: dealer.phone,
		email: dealer.email,
		time_zone: dealer.time_zone,
		licence: dealer.legal.licence,
		frame: apiFrame(context),
		forms: {
			message_optional: forms.message_optional,
			optional_contact: forms.optional_contact,
			captcha: forms.captcha,
			dealership_from_service_location: forms.dealership_from_service_location,
			categories: forms.categories,
			additional_services: forms.additional_services,
			reply_promise: forms.reply_promise,
			receipt: forms.receipt,
		},
		routes: forms.routes,
		finance_application: dealer.finance === false ? null : dealer.finance.application,
		finance_terms: apiFinanceTerms(site),
		accounts: apiAccounts(dealer),
		trade_in: apiTradeIn(
			dealer,
			Object.fromEntries(lookedAt(site).map(({ query, title }) => [query, title])),
		),
		phrasing: apiPhrasing(dealer),
		spin: apiSpin(dealer),
		payments: hasCheckout(dealer) ? dealer.checkout || null : null,
		online_payment: hasCheckout(dealer) ? dealer.features.online_payment || null : null,
		dealerships: dealer.dealerships.map(({ id, slug, name, features }) => ({
			id,
			slug,
			name,
			test_drives_at_once: features.test_drive === false ? 1 : features.test_drive.at_once,
			online_purchase: apiOnlinePurchase(features.online_purchase),
		})),
		sold_at: soldAt(site),
		locations: visibleLocations(dealer).map((location) => apiLocation(location, dealer, now)),
	};
}

function apiLocation(location: Dealer['locations'][number], dealer: Dealer, now: Date): ApiLocation {
	const { address, phone } = shownLocation(location, dealer, now);
	return {
		id: location.id,
		slug: location.slug,
		name: location.name,
		dealership_slug: dealershipOf(dealer, location.dealership_slug ?? null).slug,
		location_type: location.location_type,
		address,
		phone: phone?.text ?? null,
		schedule: scheduleOf(location, dealer, now),
	};
}
