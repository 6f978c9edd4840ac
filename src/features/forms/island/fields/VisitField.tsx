import { type FocusEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { typedMoment } from '../../../../domain/time/typed-moment.ts';
import { DateField } from '../../../../ui/form/DateField.tsx';
import { TextField } from '../../../../ui/form/TextField.tsx';
import { useLeadFormContext } from '../lead-form-context.ts';
import { useFreeTimes } from '../visit/use-free-times.ts';
import { dayOption, timeOption } from '../visit/visit-options.ts';
import { daysToVisit, hasPassed, visitTimetable } from '../visit/visit-timetable.ts';

/**
 * Day and time of a visit. The build renders a text field; the hydrated form offers days and times from the hours of the chosen location
 * (TESTDRIVE-002, resolutions 103 and 106), and sends `2026-11-28T10:30`. Other text stays as typed, and a focused field is replaced only
 * when the visitor leaves it.
 *
 * @param hasAppointments whether to load free times from the lead API; else any half hour of the opening hours is offered
 */
export function VisitField(props: {
	name: string;
	label: string;
	hasAppointments?: boolean;
	/** The location that is visited, where the form asks for it in a field of its own. */
	location?: string | undefined;
	/** Whether a day must be chosen. */
	isRequired?: boolean;
	/** Called when the value that is sent has changed, as when free times have arrived. */
	onValue?: () => void;
}) {
	const { name, label, location, isRequired = false } = props;
	const { form, isLive, restored, chosen, element } = useLeadFormContext();
	const input = useRef<HTMLInputElement>(null);
	const [moment, setMoment] = useState<string | null>(null);
	const visited = location === undefined ? chosen : { ...chosen, location: location };
	const timetable = isLive ? visitTimetable(form.rules.timetables, visited, element()) : null;
	const days = daysToVisit(timetable);

	/** Replaces the text field by a choice of days and times, unless its text is another one. */
	const showChoices = (typed: string) => {
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
		showChoices(field.value);
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
				isOptional={!isRequired || undefined}
				hint="Day/month/year and time, such as 10:30am"
				autoComplete="off"
				ref={input}
				onBlur={(event: FocusEvent<HTMLInputElement>) => isLive && showChoices(event.target.value)}
			/>
		);
	return <VisitChoices {...props} {...{ moment, setMoment, days, timetable, takesFocus: hadFocus }} />;
}

function VisitChoices({
	name,
	label,
	location,
	hasAppointments = false,
	isRequired = false,
	onValue,
	moment,
	setMoment,
	days,
	timetable,
	takesFocus,
}: Parameters<typeof VisitField>[0] & {
	moment: string;
	setMoment: (moment: string) => void;
	days: readonly string[];
	timetable: ReturnType<typeof visitTimetable>;
	takesFocus: boolean;
}) {
	const { element, refusals } = useLeadFormContext();
	const [chosenDate = '', chosenTime = ''] = moment.split('T');
	// The chosen day, if the current location offers it.
	const date = days.includes(chosenDate) ? chosenDate : '';
	const times = useFreeTimes(hasAppointments, date, timetable, location);
	const isChosenFree =
		times !== 'loading' && times?.some(({ time: one, isFree }) => isFree && one === chosenTime);
	const time = date !== '' && isChosenFree ? chosenTime : '';
	// A time that was chosen before midnight is sent all the same, perhaps from a later step: its refusal says that the day has passed.
	const isOver = !isRequired && chosenTime !== '' && timetable !== null && hasPassed(chosenDate, timetable);
	const value = time ? `${date}T${time}` : isOver ? moment : date;
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal, which was read.
	useEffect(() => {
		if (refusals > 0 && isOver) setMoment('');
	}, [refusals]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: when it changes.
	useEffect(() => onValue?.(), [value]);
	useLayoutEffect(() => {
		if (!takesFocus) return;
		element()?.querySelector<HTMLElement>(`[name="${name}_day"]:checked`)?.focus();
	}, [takesFocus, element, name]);
	return (
		<>
			<input type="hidden" name={name} value={value} readOnly />
			<DateField
				{...{ name, label, date, time, isRequired }}
				days={days.map(dayOption)}
				times={times === null || times === 'loading' ? times : times.map(timeOption)}
				onDate={setMoment}
				onTime={(next) => setMoment(`${date}T${next}`)}
			/>
		</>
	);
}
