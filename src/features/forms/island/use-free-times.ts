import { useEffect, useState } from 'react';
import type { Timetable } from '../../../domain/hours/timetable.ts';
import type { LocalDate } from '../../../domain/time/local-date.ts';
import type { TimeOfDay } from '../../../domain/time/time-of-day.ts';
import { fieldOf } from '../browser/field-text.ts';
import { freeTimes } from '../browser/free-times.ts';
import { useLeadFormContext } from './lead-form-context.ts';

/**
 * Possible start times of a visit on a day; null while no day is chosen. Reloaded after a refusal, because the time may have been booked
 * meanwhile.
 *
 * @param hasAppointments whether to ask the lead API, which knows booked times
 */
export function useFreeTimes(
	hasAppointments: boolean,
	date: LocalDate,
	timetable: Timetable | null,
): readonly TimeOfDay[] | 'loading' | null {
	const { form, element, chosen, refusals } = useLeadFormContext();
	const [known, setKnown] = useState<{ key: string; times: readonly TimeOfDay[] } | null>(null);
	const dealership = (element() && fieldOf(element() as HTMLFormElement, 'dealership_slug')?.value) ?? '';
	const key = `${dealership} ${chosen.location} ${date} ${refusals}`;
	const api = hasAppointments ? form.action.slice(0, form.action.lastIndexOf('/')) : null;
	// biome-ignore lint/correctness/useExhaustiveDependencies: the key covers all that the times depend on.
	useEffect(() => {
		if (date === '' || timetable === null) return;
		let isWanted = true;
		freeTimes(api, dealership, date, timetable).then((times) => {
			if (isWanted) setKnown({ key, times });
		});
		return () => {
			isWanted = false;
		};
	}, [key]);
	if (date === '' || timetable === null) return null;
	return known?.key === key ? known.times : 'loading';
}
