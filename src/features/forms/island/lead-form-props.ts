import type { LeadForm } from '../embed/form-data.ts';
import { type FormRules, USUAL_RULES } from '../embed/form-rules.ts';

/** Parts of a form that most forms do without. */
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
} satisfies Partial<LeadForm>;

/** A form as its island's properties carry it: without what is usual, as the page's HTML says most of it already. */
export type LeadFormProps = Omit<LeadForm, keyof typeof USUAL | 'rules'> &
	Partial<Pick<LeadForm, keyof typeof USUAL>> & { rules?: Partial<FormRules> };

/** The properties of a form's island. */
export function leadFormProps({ rules, ...form }: LeadForm): LeadFormProps {
	return {
		...(unusual(form, USUAL) as Omit<LeadFormProps, 'rules'>),
		rules: unusual(rules, USUAL_RULES),
	};
}

/** The form that {@link leadFormProps} describes. */
export function completeForm({ rules, ...form }: LeadFormProps): LeadForm {
	return { ...USUAL, ...form, rules: { ...USUAL_RULES, ...rules } };
}

/** The entries of an object that differ from the usual ones. */
function unusual<Value extends object>(value: Value, usual: object): Partial<Value> {
	const known: Record<string, unknown> = { ...usual };
	const entries = Object.entries(value).filter(
		([name, part]) => !(name in known) || JSON.stringify(part) !== JSON.stringify(known[name]),
	);
	return Object.fromEntries(entries) as Partial<Value>;
}
