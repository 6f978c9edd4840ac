import type { Dealer } from '../../../config/complete-dealer.ts';
import type { FactIcon } from '../../../domain/card/card-facts.ts';
import { estimateFigures, loanText } from '../../../domain/finance/estimate/estimate-text.ts';
import { STANDARD_DISCLAIMER } from '../../../domain/finance/estimate/standard-texts.ts';
import { COMPARISON_BASIS, COMPARISON_WARNING } from '../../../domain/finance/loan/comparison-text.ts';
import type { LoanTerms } from '../../../domain/finance/loan/loan-terms.ts';
import type { VehicleLoan } from '../../../domain/finance/loan/vehicle-loan.ts';
import { dialled, masked } from '../../../domain/phone/phone.ts';
import { formatDollars } from '../../../domain/price/money.ts';
import { bodyTypeOf } from '../../../domain/vehicle/attributes/body-types.ts';
import { withUnit } from '../../../domain/vehicle/attributes/measures.ts';
import { isCertifiedToyota } from '../../../domain/vehicle/state/tag.ts';
import { stockListPath } from '../../../paths/stock-lists.ts';
import { encodedValues } from '../../../search/url/parameters.ts';
import { shownUntil } from '../../../site/loans/dealership-loan-terms.ts';
import { estimateOf } from '../../../site/search/estimates.ts';
import { bodyIcon } from '../embed/key-facts.ts';
import { averageSource, belowMarketOf } from '../embed/market.ts';
import type { VehiclePageContext } from '../embed/vehicle-page-context.ts';
import type { CallCard, EstimateBox, VehicleData } from '../page-data.ts';
import { financeAddress } from './actions.ts';

const MONTH = new Intl.DateTimeFormat('en-AU', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Odometer, transmission and body at a glance (VDP-036). */
export function glance({ vehicle }: VehiclePageContext): VehicleData['glance'] {
	const { km, simple_transmission, trans, simple_body } = vehicle;
	const facts: { icon: FactIcon; text: string | null }[] = [
		{ icon: 'gauge', text: km === null ? null : withUnit(km, 'km') },
		{ icon: 'gear', text: simple_transmission ?? trans },
		{ icon: bodyIcon(vehicle), text: simple_body && (bodyTypeOf(simple_body)?.label ?? simple_body) },
	];
	return facts.flatMap(({ icon, text }) => (text ? [{ icon, text }] : []));
}

/**
 * Note that a vehicle is below the market average, with the average's source and month (VDP-062, resolution 67); null where it is not, or
 * these are unknown.
 */
export function marketNote({
	vehicle,
	dealership,
	shownPrice,
	canBeBought,
}: VehiclePageContext): VehicleData['market'] {
	const { market_price } = dealership.features;
	const below = canBeBought ? belowMarketOf(vehicle, dealership, shownPrice) : null;
	const { source, month: ofMonth } = averageSource(vehicle, market_price || {});
	if (!below || !source || !ofMonth) return null;
	const taken = new Date(`${ofMonth}-01T00:00:00Z`);
	const month = Number.isNaN(taken.getTime()) ? ofMonth : MONTH.format(taken);
	const average = below.of === 'state' ? 'State average' : 'National average';
	return {
		text: 'Below market average',
		source: `${average} ${formatDollars(below.average)}, ${source}, ${month}.`,
	};
}

/** Explanation of the Toyota Certified badge (VDP-064); null without one. */
export function certifiedText({ vehicle, dealership }: VehiclePageContext): string | null {
	const { toyota_certified } = dealership.features;
	return toyota_certified && isCertifiedToyota(vehicle) ? toyota_certified.text : null;
}

/** Call card, with a link to the dealership's other vehicles (PHONE-003, resolution 87). */
export function callCard({ phone, dealership, context }: VehiclePageContext): CallCard {
	const { dealer } = context.site;
	const list = stockListPath('new-used-and-demo-cars', dealer.search.route_variants);
	const query = dealer.dealerships.length > 1 ? `?dealership_name=${encodedValues([dealership.name])}` : '';
	const href = context.link(list + query);
	return {
		dealership: dealership.name,
		text: phone,
		masked: masked(phone),
		href: `tel:${dialled(phone)}`,
		more: href === null ? null : { label: `See more from ${dealership.name}`, href },
	};
}

/** Repayment estimate with the required disclosures (FINANCE-042 to FINANCE-057, resolution 220); null where there is none. */
export function estimateBox(subject: VehiclePageContext, loan: VehicleLoan | null): EstimateBox | null {
	const { vehicle, context, canBeBought, dealership } = subject;
	const { finance } = context.site.dealer;
	const estimate = canBeBought ? estimateOf(context.site)(vehicle) : null;
	if (!estimate || !finance) return null;
	const href = financeAddress(subject);
	return {
		until: shownUntil(context.site.dealer, dealership),
		figures: estimateFigures(estimate),
		conditions: `${loanText([estimate.loan])} ${COMPARISON_BASIS} ${COMPARISON_WARNING}`,
		disclaimer: disclaimerOf(subject, finance, loan),
		link: href === null ? null : { label: dealership.buttons.labels.finance, href },
	};
}

/**
 * The finance disclaimer: the lender's text about its own repayment (FINANCE-013), unless the page's repayment holds fees, which such a
 * text may deny; then the dealer's, which names the lender and its licence, and the statements that every calculator makes (FINANCE-041).
 */
function disclaimerOf(
	{ vehicle, context }: VehiclePageContext,
	{ provider, disclaimer }: Pick<Exclude<Dealer['finance'], false>, 'provider' | 'disclaimer'>,
	loan: VehicleLoan | null,
): string {
	const { finance_disclaimer } = context.site.dealer.legal;
	const ofRepayment =
		loan && holdsFees(loan.terms)
			? 'The repayment includes the lender’s fees.'
			: vehicle.finance_lenders[provider]?.disclaimer;
	const statements = loan?.terms.disclaimer ?? STANDARD_DISCLAIMER;
	return [ofRepayment, disclaimer ?? (ofRepayment ? null : finance_disclaimer), statements]
		.filter(Boolean)
		.join(' ');
}

function holdsFees({ fee_treatment, fees }: LoanTerms): boolean {
	return fee_treatment === 'in_rate' || Object.values(fees).some((dollars) => dollars > 0);
}
