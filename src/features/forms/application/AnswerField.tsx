import type { ApplicationField } from '../../../domain/finance-application/field.ts';
import {
	APPLICATION_FIELDS,
	type ApplicationFieldName,
	controlOf,
} from '../../../domain/finance-application/fields.ts';
import { MoneyField, PeriodAmountField } from '../../../ui/form/MoneyField.tsx';
import { RadioField } from '../../../ui/form/RadioField.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';

/** Choices that are shown as buttons; all others are lists. */
const AS_RADIOS: readonly ApplicationFieldName[] = ['employment', 'home', 'dependants'];
/** Amounts that are paid by the month as a rule. */
const MONTHLY: readonly ApplicationFieldName[] = ['loan_repayments', 'living_costs'];

/** A field of a finance application, as its kind is answered. */
export function AnswerField({ name, isHeld }: { name: ApplicationFieldName; isHeld: boolean }) {
	const { kind, label, hint, isOptional, options }: ApplicationField = APPLICATION_FIELDS[name];
	const field = {
		name: controlOf(name),
		label,
		isOptional: isOptional && name !== 'employed_for' ? true : undefined,
		hint: isHeld ? 'You have sent this. Leave it empty to keep it.' : hint,
	};
	const choices = [...(options ?? [])].map(([value, words]) => ({ value, label: words }));
	switch (kind) {
		case 'money':
			return <MoneyField {...field} />;
		case 'amount':
			return <PeriodAmountField {...field} period={MONTHLY.includes(name) ? 'month' : 'week'} />;
		case 'choice':
			return AS_RADIOS.includes(name) ? (
				<RadioField {...field} options={choices} isInline={name === 'dependants'} />
			) : (
				<SelectField {...field} empty="Please choose" options={choices} />
			);
		default:
			return <TextField {...field} autoComplete={name === 'date_of_birth' ? 'bday' : 'off'} />;
	}
}
