/** How often an amount is paid or received. */
export const PERIODS = ['week', 'fortnight', 'month'] as const;

/** The steps of a finance application that ask for its answers, in their order. */
export const APPLICATION_STEPS = ['about', 'loan', 'employment', 'income'] as const;

/** The headings of the steps, with the last one, which shows the answers once more before they are sent. */
export const APPLICATION_STEP_TITLES = [
	'About you',
	'Your loan',
	'Your work',
	'Income and expenses',
	'Check, then send',
] as const;

/** A step of the finance application, from {@link APPLICATION_STEPS}. */
export type ApplicationStep = (typeof APPLICATION_STEPS)[number];

/**
 * How a field is answered: `money` in dollars, `amount` in dollars for a period, which is the answer of `<name>_period`; `choice` is one of
 * a list, and `date` a day of the past.
 */
type FieldKind = 'money' | 'amount' | 'choice' | 'text' | 'date';

/** A field of a finance application. */
export interface ApplicationField {
	step: ApplicationStep;
	kind: FieldKind;
	label: string;
	/** Its name beside an answer: in the review, the dealer's mail and other places where nothing is asked. */
	short: string;
	/** How to fill it in. */
	hint?: string;
	/** The message where it is missing or cannot be read. Absent for one that may be left out and takes any text. */
	problem?: string;
	isOptional?: true;
	/** The least amount, dollars; 0 where absent. */
	least?: number;
	/**
	 * What the sender would not want others to read: kept apart from the lead and erased before it, never in the browser's storage, a log or
	 * analytics, and delivered as the dealer's configuration says.
	 */
	isPrivate?: true;
	/** Choices by what is sent for them, in their order. A map: an object would put '6' before '1.5'. */
	options?: ReadonlyMap<string, string>;
}

/** A table of fields by their names. */
export const applicationFields = <Names extends string>(table: Record<Names, ApplicationField>) => table;
