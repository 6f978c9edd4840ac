import { useEffect, useState } from 'react';
import { leadTarget } from '../../../../api/leads/lead-target.ts';
import type { Timetable } from '../../../../domain/hours/timetable.ts';
import type { LocalDate } from '../../../../domain/time/local-date.ts';
import { fieldOf } from '../../browser/answers/field-text.ts';
import { freeTimes, type VisitTime } from '../../browser/free-times.ts';
import { useLeadFormContext } from '../lead-form-context.ts';

/**
 * Start times of a visit on a day, taken ones included; null while no day is chosen. Reloaded after a refusal, because the time may have
 * been booked meanwhile.
 *
 * @param hasAppointments whether to ask the lead API, which knows booked times
 * @param location the location that is visited, where the form asks for it in a field of its own
 */
export function useFreeTimes(
	hasAppointments: boolean,
	date: LocalDate,
	timetable: Timetable | null,
	location: string | undefined,
): readonly VisitTime[] | 'loading' | null {
	const { form, element, chosen, refusals } = useLeadFormContext();
	const [known, setKnown] = useState<{ key: string; times: readonly VisitTime[] } | null>(null);
	const dealership = (element() && fieldOf(element() as HTMLFormElement, 'dealership_slug')?.value) ?? '';
	const key = `${dealership} ${location ?? chosen.location} ${date} ${refusals}`;
	const api = hasAppointments ? (leadTarget(form.action)?.api ?? null) : null;
	// biome-ignore lint/correctness/useExhaustiveDependencies: the key covers all that the times depend on.
	useEffect(() => {
		if (date === '' || timetable === null) return;
		let isWanted = true;
		const query = { dealership_slug: dealership, date, ...(location && { location_id: location }) };
		freeTimes(api, query, timetable).then((times) => {
			if (isWanted) setKnown({ key, times });
		});
		return () => {
			isWanted = false;
		};
	}, [key]);
	if (date === '' || timetable === null) return null;
	return known?.key === key ? known.times : 'loading';
}
