import { createContext, useContext } from 'react';
import type { LeadFormData } from '../embed/form-data.ts';
import type { Chosen } from './choose-locations.ts';

/** Context of a lead form's fields. */
export interface LeadFormContextValue {
	form: LeadFormData;
	isLive: boolean;
	/** The form element; null in the build, and before hydration. */
	element: () => HTMLFormElement | null;
	chosen: Chosen;
	/** Unavailable values of lists. */
	unavailable: ReadonlySet<string>;
	hidesDealership: boolean;
	/** Dealership of the form's vehicle, whose field is then hidden; null for none. */
	fixedDealership: string | null;
	/** Whether the form has a vehicle, whose model is then not asked for. */
	hasVehicle: boolean;
	/** Clears the visitor's stored details; null when none were filled in. */
	clearDetails: (() => void) | null;
	/** Number of refusals; each reloads the free times. */
	refusals: number;
	/** Last restored answers by field name; null for none. */
	restored: Readonly<Record<string, unknown>> | null;
}

/** The data of the surrounding lead form; null outside one. Fields read it by {@link useLeadFormContext}. */
export const LeadFormContext = createContext<LeadFormContextValue | null>(null);

/** Context of the surrounding form; throws outside one. */
export function useLeadFormContext(): LeadFormContextValue {
	const value = useContext(LeadFormContext);
	if (!value) throw new Error('a field of a lead form is used outside of it');
	return value;
}
