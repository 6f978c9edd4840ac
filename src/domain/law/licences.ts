import type { State } from '../place/states.ts';

/** A dealer's licence of a state, and the law that asks for its number in advertisements. */
interface LicenceRule {
	/** How the number is named there: 'LMCT 11482'. */
	example: string;
	/** What a licence looks like there. */
	shape: RegExp;
	/**
	 * The law on advertisements; null where none was found that names websites or advertisements. The number is asked for in every state, as
	 * the laws of some reach any site that their residents read.
	 */
	law: string | null;
}

/** A word or abbreviation, then a number: '…licence' and 'LMD 3104872'. */
const NAMED_NUMBER = /[a-z]{2,}\W{0,3}(?:(?:no|number|nr)\W{0,3})?[a-z]{0,3}\d{3,}/i;

/** The licences of motor dealers, by state. Review with the laws of `src/law/rules/licence.ts`. */
export const LICENCES: Readonly<Record<State, LicenceRule>> = {
	act: { example: 'Licence 17000123', shape: NAMED_NUMBER, law: null },
	nsw: {
		example: 'MD 012345',
		shape: NAMED_NUMBER,
		law: 'Motor Dealers and Repairers Act 2013 (NSW), section 19A',
	},
	nt: { example: 'MVD 1234', shape: NAMED_NUMBER, law: null },
	qld: { example: 'LMD 3104872', shape: NAMED_NUMBER, law: null },
	sa: { example: 'LVD 123456', shape: NAMED_NUMBER, law: null },
	tas: { example: 'MVT 1234', shape: NAMED_NUMBER, law: null },
	vic: { example: 'LMCT 11482', shape: /\bLMCT\W{0,3}\d{3,}/i, law: null },
	wa: {
		example: 'MD 28441',
		shape: NAMED_NUMBER,
		law: 'Motor Vehicle Dealers Act 1973 (WA), section 21',
	},
};

/** Whether a text is a licence number of a state, with a word that says so. */
export function isLicence(text: string, state: State): boolean {
	return LICENCES[state].shape.test(text);
}
