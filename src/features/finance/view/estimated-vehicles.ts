import type { Card } from '../../../domain/card/card-data.ts';
import type { EstimatedStock, FittingLimits } from '../../../domain/finance/budget/fitting-stock.ts';
import type { LoanNumbers, LoanTerms } from '../../../domain/finance/loan/loan-terms.ts';
import { listedAmount } from '../../../domain/price/price.ts';
import type { SiteContext } from '../../../site/context.ts';
import { vehicleLoanOf } from '../../../site/loans/vehicle-loans.ts';
import { estimateOf } from '../../../site/search/estimates.ts';
import { FITTING_COUNT, type FittingVehicle } from '../embed/afford-data.ts';

/** A vehicle for sale with a weekly estimate. Dollars. */
interface Estimated {
	card: Card;
	price: number;
	weekly: number;
	terms: LoanTerms | null;
}

/** The vehicles of a site with a weekly estimate, the dearest first. */
export function estimatedVehicles({ site, card }: SiteContext): Estimated[] {
	const loanOf = vehicleLoanOf(site);
	const estimate = estimateOf(site);
	return site.listed
		.flatMap((vehicle) => {
			const shown = card(vehicle);
			const price = listedAmount(shown.displayedPrice);
			const weekly = estimate(vehicle)?.weekly ?? null;
			if (price === null || weekly === null) return [];
			return [{ card: shown, price, weekly, terms: loanOf(vehicle)?.terms ?? null }];
		})
		.sort((a, b) => b.price - a.price);
}

/** Prices and estimates by the terms they rest on, without the terms' texts. */
export function estimatedStock(vehicles: readonly Estimated[]): EstimatedStock[] {
	const groups = Map.groupBy(vehicles, ({ terms }) => JSON.stringify(terms && withoutTexts(terms)));
	return [...groups].map(([terms, found]) => ({
		terms: JSON.parse(terms),
		vehicles: found.map(({ price, weekly }) => [price, weekly] as const).reverse(),
	}));
}

function withoutTexts(terms: LoanTerms): LoanNumbers {
	const { disclaimer, warning, fee_note, holds_from, ends, ...numbers } = terms;
	return numbers;
}

/** The dearest vehicles within the limits of the first budget. */
export function fittingVehicles(vehicles: readonly Estimated[], limits: FittingLimits): FittingVehicle[] {
	return vehicles
		.flatMap(({ card, price, weekly, terms }) =>
			terms && price <= limits.price && weekly <= limits.weekly ? [{ card, price, terms }] : [],
		)
		.slice(0, FITTING_COUNT);
}
