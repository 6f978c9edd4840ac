import { MoneyField } from '../../../../ui/form/MoneyField.tsx';
import { SelectField } from '../../../../ui/form/SelectField.tsx';
import type { NamedChoice } from '../../embed/form-data.ts';
import { useLeadFormContext } from '../lead-form-context.ts';
import { CategoryField } from './CategoryField.tsx';
import { LocationFields } from './LocationFields.tsx';
import { VisitField } from './VisitField.tsx';

/** Subject fields of a form: category, model, offer, dealership, location, visit, bid. */
export function SubjectFields() {
	const { form, hasVehicle } = useLeadFormContext();
	const { models, offers, subcategories, fields } = form;
	return (
		<>
			<CategoryField />
			{models.length > 0 && !hasVehicle && (
				<SelectField name="Vehicle Model" label="Model" empty="Not sure yet" options={named(models)} />
			)}
			{offers.length > 0 && (
				<SelectField
					name="subcategory"
					label="Special offer"
					isOptional
					empty="None in particular"
					options={named(offers)}
				/>
			)}
			<LocationFields />
			{subcategories.length > 0 && (
				<SelectField
					name="subcategory"
					label="How was it?"
					isOptional
					empty="Please choose"
					options={subcategories}
				/>
			)}
			{fields.includes('test_drive_date') && (
				<div className="lead__only" data-only="Test Drive">
					<VisitField name="test_drive_date" label="Test Drive Booking Date" hasAppointments />
					{form.visitNote && <p className="mid muted">{form.visitNote}</p>}
				</div>
			)}
			{fields.includes('offer_from_client') && (
				<MoneyField
					name="offer_from_client"
					label="Your offer"
					only="Offer"
					placeholder={form.offerPlaceholder ?? undefined}
				/>
			)}
			{form.reservationNote && (
				<p className="lead__note" data-only="Reservation">
					{form.reservationNote}
				</p>
			)}
		</>
	);
}

function named(choices: readonly NamedChoice[]) {
	return choices.map(({ value, label }) => ({ value, label }));
}
