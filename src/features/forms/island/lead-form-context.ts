import { createContext, useContext } from 'react';
import type { LeadForm } from '../embed/form-data.ts';
import type { Chosen } from './choose-places.ts';

/** What the fields of a lead form need of it. */
export interface LeadFormContextValue {
	form: LeadForm;
	isLive: boolean;
	/** The form element; null in the build, and before hydration. */
	element: () => HTMLFormElement | null;
	chosen: Chosen;
	/** Values of lists that cannot be chosen now. */
	unavailable: ReadonlySet<string>;
	hidesDealership: boolean;
	/** The dealership that is fixed by the vehicle the form is about, so that it is not asked for; null for none. */
	fixedDealership: string | null;
	/** Whether the visitor's own details are filled in, so that they can be cleared. */
	clearDetails: (() => void) | null;
	/** How often a lead was refused: free times are asked for anew then. */
	refusals: number;
	/** Answers that were restored last, by the names of their fields; null for none. */
	restored: Readonly<Record<string, unknown>> | null;
}

export const LeadFormContext = createContext<LeadFormContextValue | null>(null);

/** The form a field is in; throws outside of one. */
export function useLeadFormContext(): LeadFormContextValue {
	const value = useContext(LeadFormContext);
	if (!value) throw new Error('a field of a lead form is used outside of it');
	return value;
}
