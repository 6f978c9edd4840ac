import { Choice, ChoiceGroup, type ChoiceOption } from './Choice.tsx';

/** Days shown as buttons; later ones are in a list. */
const DAYS_AS_BUTTONS = 6;

/** Option of a day with a short and a long label: 'Sat 28 Nov', 'Saturday 28 Nov'. */
export interface DayOption extends ChoiceOption {
	longLabel: string;
}

/** Day and time from given options: the next days as buttons, later ones in a list. */
export function DateField({
	name,
	label,
	days,
	date,
	times,
	time,
	isRequired = false,
	onDate,
	onTime,
}: {
	name: string;
	label: string;
	days: readonly DayOption[];
	/** '2026-11-28'; '' for any day. */
	date: string;
	/** Times of the chosen day, as '10:30', taken ones included; 'loading' while loading, null while no day is chosen. */
	times: readonly ChoiceOption[] | 'loading' | null;
	/** '' for none. */
	time: string;
	/** Whether a day must be chosen. */
	isRequired?: boolean;
	onDate: (date: string) => void;
	onTime: (time: string) => void;
}) {
	const next = days.slice(0, DAYS_AS_BUTTONS);
	const later = days.slice(DAYS_AS_BUTTONS);
	const isLater = later.some(({ value }) => value === date);
	// After a day is chosen the problem is about the time.
	const dayProblem = times === null ? name : undefined;
	return (
		<>
			<ChoiceGroup
				legend={
					<>
						{label}
						{!isRequired && <i> (optional)</i>}
					</>
				}
				problemField={dayProblem}
			>
				<Choice
					name={`${name}_day`}
					options={isRequired ? next : [{ value: '', label: 'Any day' }, ...next]}
					chosen={isLater ? null : date}
					problemField={dayProblem}
					onChoose={onDate}
				/>
				{later.length > 0 && (
					<label className="fld visit__later">
						A later day
						<select value={isLater ? date : ''} onChange={({ target }) => onDate(target.value)}>
							<option value="">Choose from the list</option>
							{later.map(({ value, longLabel }) => (
								<option key={value} value={value}>
									{longLabel}
								</option>
							))}
						</select>
					</label>
				)}
			</ChoiceGroup>
			{times !== null && <TimeChoice {...{ name, times, time, onTime }} />}
		</>
	);
}

function TimeChoice({
	name,
	times,
	time,
	onTime,
}: {
	name: string;
	times: readonly ChoiceOption[] | 'loading';
	time: string;
	onTime: (time: string) => void;
}) {
	if (times === 'loading' || times.length === 0)
		return (
			<ChoiceGroup>
				<p className="mid muted" role="status">
					{times === 'loading'
						? 'Finding free times…'
						: 'No times are free on this day. Please choose another day.'}
				</p>
			</ChoiceGroup>
		);
	return (
		<ChoiceGroup legend="Time" problemField={name}>
			<Choice name={`${name}_time`} options={times} chosen={time} problemField={name} onChoose={onTime} />
			{times.some(({ isTaken }) => isTaken) && <p className="small muted">Crossed out means taken.</p>}
		</ChoiceGroup>
	);
}
