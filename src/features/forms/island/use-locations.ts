import { useRef, useState } from 'react';
import { fieldOf } from '../browser/answers/field-text.ts';
import type { LeadFormData } from '../embed/form-data.ts';
import {
	CHOSEN_FIELDS,
	type Chosen,
	type ChosenLocations,
	chooseLocations,
	type VisitorChoices,
} from './choose-locations.ts';

const NOTHING: Chosen = {
	category: '',
	dealership_slug: '',
	location: '',
	'Vehicle Model': '',
	subcategory: '',
	service_work: '',
};

/**
 * Selected values of a form's dependent lists, kept consistent. The lists are uncontrolled: values chosen before hydration are read from
 * the DOM, and derived values are written to it.
 */
export function useLocations(form: LeadFormData, element: () => HTMLFormElement | null) {
	const [locations, setLocations] = useState<ChosenLocations>({
		chosen: { ...NOTHING, category: form.categories[0]?.value ?? '' },
		unavailable: new Set(),
		hidesDealership: false,
	});
	const visitor = useRef<VisitorChoices>({ dealership: false, location: false });

	/** Reads the lists and applies derived values. */
	const settle = () => {
		const found = element();
		if (!found) return;
		const next = chooseLocations(form, chosenIn(found), visitor.current);
		for (const name of ['dealership_slug', 'location'] as const) {
			const field = fieldOf(found, name);
			if (field instanceof HTMLSelectElement) field.value = next.chosen[name];
		}
		setLocations(next);
	};
	/** Handles a change by the visitor; returns whether the field is one of the lists. */
	const changed = (name: string): boolean => {
		if (name === 'dealership_slug') visitor.current.dealership = true;
		if (name === 'location') visitor.current.location = true;
		const isList = (CHOSEN_FIELDS as readonly string[]).includes(name);
		if (isList) settle();
		return isList;
	};
	/** Reads lists that the page has filled in, for instance from its address. */
	const readFilled = () => {
		const found = element();
		const isFilled = (name: string) => found !== null && (fieldOf(found, name)?.value ?? '') !== '';
		visitor.current = { dealership: isFilled('dealership_slug'), location: isFilled('location') };
		settle();
	};
	return { ...locations, changed, readFilled };
}

function chosenIn(form: HTMLFormElement): Chosen {
	const entries = CHOSEN_FIELDS.map((name) => [name, fieldOf(form, name)?.value ?? '']);
	return Object.fromEntries(entries);
}
