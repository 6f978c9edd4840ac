import { comparisonRate } from '../../domain/finance/loan/comparison-rate.ts';
import { COMPARISON_WARNING } from '../../domain/finance/loan/comparison-text.ts';
import { type LoanTerms, type TermsOverride, termsWith } from '../../domain/finance/loan/loan-terms.ts';
import { LENDERS } from '../../domain/finance/providers.ts';
import type { Dealer } from '../complete-dealer.ts';
import type { Check, Finding } from './check.ts';

/** A group of loan terms as one dealership has it. */
interface StatedTerms {
	/** The option: `loan_terms` or `dealerships[1].loan_terms`. */
	option: string;
	/** The differences from the lender's own terms. */
	override: TermsOverride;
	terms: LoanTerms;
}

/** The terms of the site and of every dealership that has its own; none without a lender. */
export function statedTerms({ finance, loan_terms, dealerships }: Dealer): StatedTerms[] {
	if (finance === false) return [];
	const lender = LENDERS[finance.provider];
	const site = { option: 'loan_terms', override: loan_terms };
	const own = dealerships.map(({ loan_terms }, index) => ({
		option: `dealerships[${index}].loan_terms`,
		override: loan_terms,
	}));
	const different = own.filter(({ override }) => JSON.stringify(override) !== JSON.stringify(loan_terms));
	return [site, ...different].map((stated) => ({ ...stated, terms: termsWith(lender, stated.override) }));
}

/** A rate goes with its comparison rate and the whole warning, and lies within its bounds (National Credit Code, sections 160 to 164). */
export const lawfulLoanTerms: Check = {
	name: 'lawful-loan-terms',
	check: ({ dealer }) =>
		dealer.finance === false && Object.keys(dealer.loan_terms).length > 0
			? [
					{
						option: 'loan_terms',
						message: 'is for a lender, and the site has none; set finance.provider or remove loan_terms',
					},
				]
			: statedTerms(dealer).flatMap(faultsOf),
};

function faultsOf({ option, override, terms }: StatedTerms): Finding[] {
	const { usual, min, max } = terms.interest_rate;
	const isOwnRate = override.interest_rate?.usual !== undefined || override.fees !== undefined;
	const least = comparisonRate({ ...terms, interest_rate: usual });
	const findings: Finding[] = [];
	const refuse = (isWrong: boolean, name: string, message: string) => {
		if (isWrong) findings.push({ option: `${option}.${name}`, message });
	};
	refuse(
		isOwnRate && override.comparison_rate === undefined,
		'comparison_rate',
		`missing; an interest rate may be shown only with its comparison rate, here ${least} or more. State the one of the lender's schedule, or remove the rate and the fees`,
	);
	refuse(
		override.comparison_rate !== undefined && override.comparison_rate < least,
		'comparison_rate',
		`expected at least ${least}, which an interest rate of ${usual} with these fees comes to, found ${override.comparison_rate}. State the one of the lender's schedule`,
	);
	refuse(
		!(min <= usual && usual <= max),
		'interest_rate.usual',
		`expected a rate from min ${min} to max ${max}, found ${usual}. Change the rate or its bounds`,
	);
	refuse(
		!terms.warning.includes(COMPARISON_WARNING),
		'warning',
		`expected the whole statutory warning, found another text. Remove the option, or begin it with "${COMPARISON_WARNING}"`,
	);
	refuse(
		terms.ends !== null && terms.ends < terms.holds_from,
		'ends',
		`expected a day from ${terms.holds_from} on, on which the terms begin to hold, found ${terms.ends}`,
	);
	return findings;
}
