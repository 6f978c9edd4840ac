import type { Dealership } from '../../../config/complete-dealer.ts';
import type { KnownChoices } from '../../../domain/finance/calculator/calculator-answer.ts';
import type { LoanTerms } from '../../../domain/finance/loan/loan-terms.ts';
import { FINANCE_ANCHOR } from '../../../domain/vehicle/vehicle-actions.ts';
import { TRADE_IN_PAGE_PATH } from '../../../paths/lead-paths.ts';
import { APPLY_PATH, BOOK_TEST_DRIVE_PATH } from '../../../paths/paths.ts';
import type { SiteContext } from '../../../site/context.ts';
import { allShownUntil, loanTermsOf, shownUntil } from '../../../site/loans/dealership-loan-terms.ts';
import type { CalculatorData, CalculatorWays } from './calculator-data.ts';
import { calculatorAddress, enquiryAddress } from './finance-addresses.ts';

/** What a calculator is for. */
interface Purpose {
	/** Whose terms hold. */
	dealership: Dealership;
	known?: KnownChoices;
	about?: Readonly<Record<string, string>>;
	/** Terms in place of the dealership's: those for a vehicle or of an offer. */
	terms?: LoanTerms;
	noun: string;
	/** What the first answer is for, where that is not the page's vehicle: 'A new Yaris'. */
	subject?: string;
	/** Where a question is asked; the form on the finance page unless the page has one itself. */
	ask?: string | null;
	isCompact?: boolean;
}

/** The data of a calculator; null for a site without a lender, and where its terms do not hold today. */
export function calculatorOf(context: SiteContext, purpose: Purpose): CalculatorData | null {
	const { dealer, now } = context.site;
	const { dealership, known = {}, about = {}, noun, subject, isCompact = false } = purpose;
	const { ask = enquiryAddress(context) } = purpose;
	const lenders = loanTermsOf(dealer, dealership, now);
	if (!dealer.finance || !lenders) return null;
	const { terms = lenders } = purpose;
	const own = dealer.dealerships.flatMap((other) => {
		const others = loanTermsOf(dealer, other, now);
		return JSON.stringify(others) === JSON.stringify(lenders) ? [] : [[other.slug, others] as const];
	});
	return {
		terms,
		until: isCompact ? shownUntil(dealer, dealership) : allShownUntil(dealer, now),
		termsByDealership: isCompact ? {} : Object.fromEntries(own),
		known,
		about,
		noun,
		...(subject && { subject }),
		dealerDisclaimer: dealer.finance.disclaimer ?? '',
		ways: {
			...waysOf(context, dealer.finance.external_url),
			ask,
			whole: isCompact ? wholeAddress(context, known, about) : null,
		},
		isCompact,
	};
}

function waysOf(
	{ link, shell }: SiteContext,
	externalUrl: string | null,
): Omit<CalculatorWays, 'ask' | 'whole'> {
	const application = link(APPLY_PATH);
	return {
		apply: externalUrl ?? (application && `${application}#${FINANCE_ANCHOR}`),
		testDrive: link(BOOK_TEST_DRIVE_PATH),
		tradeIn: link(TRADE_IN_PAGE_PATH),
		call: { text: shell.phone.text, href: shell.phone.href },
	};
}

/** The finance page for the same vehicle and price; the calculator of the dealer's network where it has one (FINANCE-009). */
function wholeAddress(
	context: SiteContext,
	{ price }: KnownChoices,
	{ preferredDealership, ...vehicle }: Readonly<Record<string, string>>,
): string | null {
	const page = calculatorAddress(context);
	// The network's calculator knows neither the vehicle nor the lender's terms for it.
	if (context.site.dealer.brand_base_domain !== null) return page;
	const query = new URLSearchParams({
		...(preferredDealership && { preferredDealership }),
		...(price && { vehiclePriceBudget: String(price) }),
		...vehicle,
	});
	return page === null || query.size === 0 ? page : `${page}?${query}`;
}
