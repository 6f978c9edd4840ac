import { CarFieldsSchema } from '../../api/car-fields-schema.ts';
import { API_SITE_VERSION, type ApiLocation, type ApiSite, type ApiVehicle } from '../../api/site-file.ts';
import { type Dealer, dealershipOf } from '../../config/complete-dealer.ts';
import type { PriceBlock } from '../../domain/card/price-block.ts';
import { localTime } from '../../domain/time/local-date.ts';
import type { Vehicle } from '../../domain/vehicle/record/vehicle.ts';
import { stockVersion } from '../../domain/vehicle/stock-version.ts';
import { lookedAt } from '../../features/trade-in/embed/looked-at.ts';
import { keyFacts } from '../../features/vehicle/embed/key-facts.ts';
import { fullTitleOf, vehiclePageContext } from '../../features/vehicle/embed/vehicle-page-context.ts';
import { cardVehicle, picturesOf } from '../card-settings.ts';
import type { SiteContext } from '../context.ts';
import { isHereOnly } from '../is-here-only.ts';
import { keptPerVehicle } from '../kept-per-vehicle.ts';
import { hostsOf } from '../open/preview-sites.ts';
import { placeOf, scheduleOf, visibleLocations } from '../places.ts';
import { apiAccounts } from './api-accounts.ts';
import { apiFrame } from './api-frame.ts';
import { apiFinanceTerms, apiLoanTerms } from './api-loan-terms.ts';
import { apiPhrasing } from './api-phrasing.ts';
import { apiOnlinePurchase, apiReserve, hasCheckout } from './api-reserve.ts';
import { apiSpin } from './api-spin.ts';
import { soldAt } from './sold-at.ts';
import { apiTradeIn } from './trade-in-services.ts';

const keptVehicle = keptPerVehicle<ApiVehicle>();

/** The lead API's data about a dealer's configuration and stock, for `.api/<slug>.json`. */
export function apiSite(context: SiteContext): ApiSite {
	const { site } = context;
	const { dealer, now } = site;
	const { forms } = dealer;
	const loanTerms = apiLoanTerms(site);
	const vehicleData = (vehicle: Vehicle, is_shown: boolean): ApiVehicle => {
		const kept = keptVehicle(site, vehicle, () => ({
			...apiVehicle(vehicle, context, is_shown),
			loan_terms: loanTerms(vehicle),
		}));
		return kept.is_shown === is_shown ? kept : { ...kept, is_shown };
	};
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
		vehicles: [
			...site.shown.map((vehicle) => vehicleData(vehicle, true)),
			...site.gone.map((vehicle) => vehicleData(vehicle, false)),
		],
	};
}

function apiLocation(location: Dealer['locations'][number], dealer: Dealer, now: Date): ApiLocation {
	const { address, phone } = placeOf(location, dealer, now);
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

function apiVehicle(
	vehicle: Vehicle,
	context: SiteContext,
	is_shown: boolean,
): Omit<ApiVehicle, 'loan_terms'> {
	const { dealer, now } = context.site;
	const { price } = context.card(vehicle);
	const subject = vehiclePageContext(vehicle, context);
	return {
		id: vehicle.id,
		slug: vehicle.slug,
		title: fullTitleOf(vehicle),
		noun: subject.noun,
		stocknum: vehicle.stocknum,
		dealership_slug: vehicle.dealership_slug,
		dealership_id: vehicle.dealership_id,
		location_id: context.locationOf(vehicle)?.id ?? null,
		picture: picturesOf(vehicle)[0]?.url ?? null,
		price: subject.shownPrice,
		price_text: price && priceText(price),
		facts: keyFacts(vehicle, localTime(now, dealer.time_zone).date).map(({ label, value }) => ({
			label,
			value,
		})),
		is_shown,
		has_pdf: isHereOnly(vehicle, context),
		phone: subject.phone,
		views: vehicle.views ?? 0,
		reserve: apiReserve(vehicle, dealer),
		stock_version: stockVersion(vehicle),
		// The schema drops private fields.
		car_fields: CarFieldsSchema.parse({
			...cardVehicle(vehicle, context.site),
			dealership_slug: vehicle.dealership_slug,
		}),
	};
}

/** '$45,990 drive away'. */
function priceText({ now, per, isSum, type }: PriceBlock): string {
	return [now, per ?? (isSum ? type?.toLowerCase() : null)].filter(Boolean).join(' ');
}
