import { FREQUENCIES, type LoanChoices, type LoanFees } from './loan-choices.ts';
import { typedAmount } from './typed-amount.ts';

type Amount = Exclude<keyof LoanChoices, 'frequency' | 'fees' | 'are_fees_financed'>;

/**
 * The names of the calculator's choices in an address. The price has the name that links to finance pages use for it (FINANCE-008), so that a
 * calculator opened from such a link begins with that price.
 */
export const CHOICE_PARAMETERS: Readonly<Record<Amount, string>> = {
	price: 'vehiclePriceBudget',
	deposit: 'deposit',
	trade_in_value: 'trade_in_value',
	trade_in_owing: 'trade_in_owing',
	years: 'term_years',
	interest_rate: 'interest_rate',
	balloon: 'balloon',
};

export const FREQUENCY_PARAMETER = 'repayment_frequency';

export const FEE_PARAMETERS: Readonly<Record<keyof LoanFees, string>> = {
	establishment: 'establishment_fee',
	security_registration: 'security_registration_fee',
	monthly: 'monthly_fee',
	agency: 'agency_fee',
};

/** 'financed' or 'upfront'. */
export const FEES_PAID_PARAMETER = 'fees_paid';

/** Every parameter of the calculator. */
export const CALCULATOR_PARAMETERS: readonly string[] = [
	...Object.values(CHOICE_PARAMETERS),
	FREQUENCY_PARAMETER,
	...Object.values(FEE_PARAMETERS),
	FEES_PAID_PARAMETER,
];

/**
 * What an address chooses. Amounts that are no number from 0 on, and words that are none of the known, are left out. Links that people
 * write may have amounts as they are typed into the fields: '$45,990'.
 *
 * @param query the query of an address: '?deposit=5000&term_years=5'
 */
export function choicesOfAddress(
	query: string,
): Partial<Omit<LoanChoices, 'fees'>> & { fees: Partial<LoanFees> } {
	const parameters = new URLSearchParams(query);
	const frequency = FREQUENCIES.find((name) => name === parameters.get(FREQUENCY_PARAMETER));
	const paid = parameters.get(FEES_PAID_PARAMETER);
	return {
		...amountsOf(CHOICE_PARAMETERS, parameters),
		...(frequency && { frequency }),
		...((paid === 'financed' || paid === 'upfront') && { are_fees_financed: paid === 'financed' }),
		fees: amountsOf(FEE_PARAMETERS, parameters),
	};
}

/**
 * The parameters that name choices in an address, in a fixed order.
 *
 * @param usual choices that need no naming; none for a hand-over, which names everything
 */
export function addressOfChoices(choices: LoanChoices, usual: LoanChoices | null): URLSearchParams {
	const named = namedChoices(choices);
	const unnamed = new Map(usual ? namedChoices(usual) : []);
	return new URLSearchParams(named.filter(([name, value]) => unnamed.get(name) !== value));
}

function namedChoices(choices: LoanChoices): [name: string, value: string][] {
	return [
		...Object.entries(CHOICE_PARAMETERS).map(([key, name]): [string, string] => [
			name,
			String(choices[key as Amount]),
		]),
		[FREQUENCY_PARAMETER, choices.frequency],
		...Object.entries(FEE_PARAMETERS).map(([key, name]): [string, string] => [
			name,
			String(choices.fees[key as keyof LoanFees]),
		]),
		[FEES_PAID_PARAMETER, choices.are_fees_financed ? 'financed' : 'upfront'],
	];
}

function amountsOf<Key extends string>(
	names: Readonly<Record<Key, string>>,
	parameters: URLSearchParams,
): Partial<Record<Key, number>> {
	const amounts: Partial<Record<Key, number>> = {};
	for (const [key, name] of Object.entries<string>(names)) {
		const amount = typedAmount(key, parameters.get(name) ?? '') ?? -1;
		// Ten million and more is a slip of the keyboard, as in forms.
		if (amount >= 0 && amount < 10_000_000) amounts[key as Key] = amount;
	}
	return amounts;
}
