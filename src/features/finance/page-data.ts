import type { Link } from '../../ui/layout/layout-data.ts';
import type { LeadFormData, SubjectWords } from '../forms/embed/form-data.ts';
import type { AffordData } from './embed/afford-data.ts';
import type { CalculatorData } from './embed/calculator-data.ts';

/** 'What can I afford'. */
export interface AffordPageData {
	title: string;
	text: string;
	afford: AffordData;
}

/** The finance page: the calculator, and the form to ask with. */
export interface FinanceData {
	title: string;
	text: string;
	/** Null where the lender's terms do not hold today: no figure may be shown then. */
	calculator: CalculatorData | null;
	/** Null for a dealer without a lead API. */
	enquiry: { form: LeadFormData; subject: SubjectWords } | null;
	/** 'What can I afford?'; null without it. */
	afford: Link | null;
	/** What happens after the form, in order. */
	steps: string[];
	/** The telephone and other ways to the dealer. */
	ways: Link[];
}
