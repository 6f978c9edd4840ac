import { MoneyField } from '../../../../ui/form/MoneyField.tsx';
import { SelectField } from '../../../../ui/form/SelectField.tsx';

import type { LeadForm, NamedChoice } from '../../embed/form-data.ts';
import { useLeadFormContext } from '../lead-form-context.ts';
import { VisitField } from './VisitField.tsx';

/** Subject fields of a form: category, model, offer, dealership, location, visit, bid. */
export function SubjectFields() {
	const { form } = useLeadFormContext();
	const { models, offers, subcategories, fields } = form;
	return (
		<>
			<CategoryField form={form} />
			{models.length > 0 && (
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
			<PlaceFields />
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

function CategoryField({ form: { categories, categoryLabel, isCategoryChosen } }: { form: LeadForm }) {
	const [first, ...others] = categories;
	if (others.length === 0) return <input type="hidden" name="category" value={first?.value} />;
	return (
		<div className="lead__only lead__category">
			<SelectField
				name="category"
				label={categoryLabel}
				required={isCategoryChosen}
				empty={isCategoryChosen ? 'Please choose' : null}
				initial={isCategoryChosen ? first?.value : undefined}
				options={categories.map(({ value, label, prefilled }) => ({
					value,
					label,
					data: { 'data-prefilled': prefilled },
				}))}
			/>
		</div>
	);
}

function PlaceFields() {
	const { form, unavailable, hidesDealership, fixedDealership } = useLeadFormContext();
	const { dealerships, locations } = form;
	const known = <Option extends { value: string; label: string }>({ value, label }: Option) => ({
		value,
		label,
		isUnavailable: unavailable.has(value) || undefined,
	});
	return (
		<>
			{fixedDealership !== null && <input type="hidden" name="dealership_slug" value={fixedDealership} />}
			{dealerships.length > 0 && fixedDealership === null && (
				<SelectField
					name="dealership_slug"
					label="Dealership"
					required
					isHidden={hidesDealership || undefined}
					empty="Please choose"
					options={dealerships.map(known)}
				/>
			)}
			{locations.length > 0 && (
				<SelectField
					name="location"
					label="Location"
					required={locations.length > 1}
					empty={locations.length > 1 ? 'Please choose' : null}
					options={locations.map(known)}
				/>
			)}
		</>
	);
}

function named(choices: readonly NamedChoice[]) {
	return choices.map(({ value, label }) => ({ value, label }));
}
