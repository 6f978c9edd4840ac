import { type FocusEvent, useLayoutEffect, useRef, useState } from 'react';
import { typedMoment } from '../../../../domain/time/typed-moment.ts';
import { DateField } from '../../../../ui/form/DateField.tsx';
import { TextField } from '../../../../ui/form/TextField.tsx';
import { useLeadFormContext } from '../lead-form-context.ts';
import { useFreeTimes } from '../use-free-times.ts';
import { dayOption, timeOption } from '../visit-options.ts';
import { daysToVisit, visitTimetable } from '../visit-timetable.ts';

/**
 * Asks for day and time of a visit. The build prints a text field; the live form offers days and times instead, by the hours of the chosen
 * place (TESTDRIVE-002, resolutions 103 and 106), and sends the moment as `2026-11-28T10:30`. Text that is no moment the place offers stays
 * as it was typed, and a field that is typed into is left alone until the visitor leaves it.
 *
 * @param hasAppointments whether the lead API is asked which times are free; else any half hour the doors are open will do
 */
export function VisitField(props: { name: string; label: string; hasAppointments?: boolean }) {
	const { name, label } = props;
	const { form, isLive, restored, chosen, element } = useLeadFormContext();
	const input = useRef<HTMLInputElement>(null);
	const [moment, setMoment] = useState<string | null>(null);
	const timetable = isLive ? visitTimetable(form.rules.timetables, chosen, element()) : null;
	const days = daysToVisit(timetable);

	/** Offers days and times in the place of the text field, where what was typed is among them. */
	const offer = (typed: string) => {
		const at = typedMoment(typed) ?? typed.trim();
		if (at === '' || days.includes(at.slice(0, 10))) setMoment(at);
	};
	const [hadFocus, setHadFocus] = useState(false);
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is live.
	useLayoutEffect(() => {
		const field = input.current;
		if (!isLive || !field) return;
		const isFocused = field === document.activeElement;
		if (isFocused && field.value !== '') return;
		setHadFocus(isFocused);
		offer(field.value);
	}, [isLive]);
	useLayoutEffect(() => {
		const value = restored?.[name];
		if (typeof value === 'string') setMoment(value);
	}, [restored, name]);

	if (moment === null)
		return (
			<TextField
				name={name}
				label={label}
				isOptional
				hint="Day and time, such as 28/11/2026 10:30am"
				autoComplete="off"
				ref={input}
				onBlur={(event: FocusEvent<HTMLInputElement>) => isLive && offer(event.target.value)}
			/>
		);
	return <OfferedVisit {...props} {...{ moment, setMoment, days, timetable, takesFocus: hadFocus }} />;
}

function OfferedVisit({
	name,
	label,
	hasAppointments = false,
	moment,
	setMoment,
	days,
	timetable,
	takesFocus,
}: {
	name: string;
	label: string;
	hasAppointments?: boolean;
	moment: string;
	setMoment: (moment: string) => void;
	days: readonly string[];
	timetable: ReturnType<typeof visitTimetable>;
	takesFocus: boolean;
}) {
	const { element } = useLeadFormContext();
	const [chosenDate = '', chosenTime = ''] = moment.split('T');
	// A day that the place chosen now does not offer is none.
	const date = days.includes(chosenDate) ? chosenDate : '';
	const times = useFreeTimes(hasAppointments, date, timetable);
	const isFree = times !== 'loading' && times !== null && times.includes(chosenTime);
	const time = date !== '' && isFree ? chosenTime : '';
	useLayoutEffect(() => {
		if (!takesFocus) return;
		element()?.querySelector<HTMLElement>(`[name="${name}_day"]:checked`)?.focus();
	}, [takesFocus, element, name]);
	return (
		<>
			<input type="hidden" name={name} value={time ? `${date}T${time}` : date} readOnly />
			<DateField
				{...{ name, label, date, time }}
				days={days.map(dayOption)}
				times={times === null || times === 'loading' ? times : times.map(timeOption)}
				onDate={setMoment}
				onTime={(next) => setMoment(`${date}T${next}`)}
			/>
		</>
	);
}
