import type { CalculatorData } from '../../finance/embed/calculator-data.ts';
import type { LeadFormData, LeadPageData, SubjectWords } from './form-data.ts';

/** What a finance application says of how it treats what is entered. */
export interface ApplicationWords {
	/** Whom it goes to: 'Harbourline Toyota'. */
	dealer: string;
	/** How private answers reach the dealer. */
	private_answers: 'in_full' | 'one_time_link';
	/** Days after which they are erased. */
	kept_days: number;
	/** The lender's terms, for the repayment beside the form; null where they do not hold today. */
	loan: Pick<CalculatorData, 'terms' | 'termsByDealership' | 'until'> | null;
}

/** The page of a finance application. */
export interface ApplicationPageData extends Pick<LeadPageData, 'title' | 'text' | 'section' | 'ways'> {
	subject: SubjectWords;
	form: LeadFormData;
	application: ApplicationWords;
}
