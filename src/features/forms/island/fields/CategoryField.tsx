import { SelectField } from '../../../../ui/form/SelectField.tsx';
import { useLeadFormContext } from '../lead-form-context.ts';

/** What a form is about, its category: a choice where it takes several. */
export function CategoryField() {
	const { categories, categoryLabel, isCategoryChosen } = useLeadFormContext().form;
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
