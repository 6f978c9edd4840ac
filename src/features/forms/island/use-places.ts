import { useRef, useState } from 'react';
import { fieldOf } from '../browser/field-text.ts';
import type { LeadForm } from '../embed/form-data.ts';
import {
	CHOSEN_FIELDS,
	type Chosen,
	choosePlaces,
	type Places,
	type VisitorChoices,
} from './choose-places.ts';

const NOTHING: Chosen = {
	category: '',
	dealership_slug: '',
	location: '',
	'Vehicle Model': '',
	subcategory: '',
	service_work: '',
};

/**
 * What the lists of a form have chosen, kept in step with each other. The lists are uncontrolled: what was chosen before hydration is read
 * from them, and what follows from a choice is written to them.
 */
export function usePlaces(form: LeadForm, element: () => HTMLFormElement | null) {
	const [places, setPlaces] = useState<Places>({
		chosen: { ...NOTHING, category: form.categories[0]?.value ?? '' },
		unavailable: new Set(),
		hidesDealership: false,
	});
	const visitor = useRef<VisitorChoices>({ dealership: false, location: false });

	/** Reads the lists anew, and makes the choices that follow. */
	const settle = () => {
		const found = element();
		if (!found) return;
		const next = choosePlaces(form, chosenIn(found), visitor.current);
		for (const name of ['dealership_slug', 'location'] as const) {
			const field = fieldOf(found, name);
			if (field instanceof HTMLSelectElement) field.value = next.chosen[name];
		}
		setPlaces(next);
	};
	/** Notes that a field was changed by the visitor; whether it is one of the lists. */
	const changed = (name: string): boolean => {
		if (name === 'dealership_slug') visitor.current.dealership = true;
		if (name === 'location') visitor.current.location = true;
		const isList = (CHOSEN_FIELDS as readonly string[]).includes(name);
		if (isList) settle();
		return isList;
	};
	/** Takes over lists that were filled in by the page, such as from its address. */
	const takeOver = () => {
		const found = element();
		const isFilled = (name: string) => found !== null && (fieldOf(found, name)?.value ?? '') !== '';
		visitor.current = { dealership: isFilled('dealership_slug'), location: isFilled('location') };
		settle();
	};
	return { ...places, changed, takeOver };
}

function chosenIn(form: HTMLFormElement): Chosen {
	const entries = CHOSEN_FIELDS.map((name) => [name, fieldOf(form, name)?.value ?? '']);
	return Object.fromEntries(entries);
}
