import { FREQUENCIES, type LoanChoices, type LoanFees } from '../loan/loan-choices.ts';

type Amount = Exclude<keyof LoanChoices, 'frequency' | 'fees' | 'are_fees_financed'>;

/**
 * The names of the calculator's choices in an address. The price has the name that links to finance pages use for it (FINANCE-008), so that
 * a calculator opened from such a link begins with that price.
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

/** The name of the repayment frequency in an address: its value is one of `FREQUENCIES`. */
export const FREQUENCY_PARAMETER = 'repayment_frequency';

/** The names of the loan's fees in an address; their values are dollars. */
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

/** The texts an address gives for numbers, by the field, readable or not: fields show and judge them as if they were typed. */
export function textsOfAddress(query: string): [field: Amount | keyof LoanFees, text: string][] {
	const parameters = new URLSearchParams(query);
	const named = Object.entries({ ...CHOICE_PARAMETERS, ...FEE_PARAMETERS }) as [Amount, string][];
	return named.flatMap(([field, name]) => {
		const text = parameters.get(name)?.trim();
		return text ? [[field, text]] : [];
	});
}

/** How often an address says that the loan is repaid, and how its fees are paid; words that are none of the known are left out. */
export function waysOfAddress(query: string): Partial<Pick<LoanChoices, 'frequency' | 'are_fees_financed'>> {
	const parameters = new URLSearchParams(query);
	const frequency = FREQUENCIES.find((name) => name === parameters.get(FREQUENCY_PARAMETER));
	const paid = parameters.get(FEES_PAID_PARAMETER);
	return {
		...(frequency && { frequency }),
		...((paid === 'financed' || paid === 'upfront') && { are_fees_financed: paid === 'financed' }),
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
