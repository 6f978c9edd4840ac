import { SelectField } from '../../../../ui/form/SelectField.tsx';
import { useLeadFormContext } from '../lead-form-context.ts';

/** The dealership and the location a form goes to. */
export function LocationFields() {
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
