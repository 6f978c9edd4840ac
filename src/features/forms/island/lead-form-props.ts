import type { LeadFormData } from '../embed/form-data.ts';
import { type FormRules, USUAL_RULES } from '../embed/form-rules.ts';

/** Default values of form properties. */
const USUAL = {
	hidden: [],
	isCategoryChosen: false,
	dealerships: [],
	locations: [],
	subcategories: [],
	fields: [],
	visitNote: null,
	reservationNote: null,
	offerPlaceholder: null,
	work: [],
	services: [],
	models: [],
	offers: [],
	steps: [],
	isMessageRequired: false,
	termsName: 'terms_conditions',
} satisfies Partial<LeadFormData>;

/** Form properties of the island without default values, to keep pages small. */
export type LeadFormProps = Omit<LeadFormData, keyof typeof USUAL | 'rules'> &
	Partial<Pick<LeadFormData, keyof typeof USUAL>> & { rules?: Partial<FormRules> };

/** Removes default values from a form. */
export function leadFormProps({ rules, ...form }: LeadFormData): LeadFormProps {
	return {
		...(unusual(form, USUAL) as Omit<LeadFormProps, 'rules'>),
		rules: unusual(rules, USUAL_RULES),
	};
}

/** Restores the form of {@link leadFormProps}. */
export function completeForm({ rules, ...form }: LeadFormProps): LeadFormData {
	return { ...USUAL, ...form, rules: { ...USUAL_RULES, ...rules } };
}

/** Entries that differ from the defaults. */
function unusual<Value extends object>(value: Value, usual: object): Partial<Value> {
	const known: Record<string, unknown> = { ...usual };
	const entries = Object.entries(value).filter(
		([name, part]) => !(name in known) || JSON.stringify(part) !== JSON.stringify(known[name]),
	);
	return Object.fromEntries(entries) as Partial<Value>;
}
