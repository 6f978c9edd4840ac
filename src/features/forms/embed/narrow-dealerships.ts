/**
 * Keeps the choice of a dealership to those that sell the chosen model or offer, and chooses the only one. The lead API refuses the others.
 *
 * @returns whether another dealership is chosen now
 */
export function narrowDealerships(form: ParentNode): boolean {
	const select = form.querySelector<HTMLSelectElement>('select[name=dealership_slug]');
	if (!select) return false;
	const before = select.value;
	const named = [...form.querySelectorAll<HTMLOptionElement>('option[data-at]')].filter(
		({ selected }) => selected,
	);
	for (const option of select.options) {
		const isElsewhere = named.some(({ dataset }) => !dataset['at']?.split(' ').includes(option.value));
		option.hidden = option.disabled = option.value !== '' && isElsewhere;
	}
	const left = [...select.options].filter(({ value, disabled }) => value !== '' && !disabled);
	if (left.length === 1 && left[0]) left[0].selected = true;
	else if (select.selectedOptions[0]?.disabled) select.value = '';
	return select.value !== before;
}
