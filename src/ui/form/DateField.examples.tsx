import { DateField } from './DateField.tsx';
import { inForm } from './in-form.tsx';

const DAYS = [23, 24, 25, 26, 27, 28, 30].map((day, index) => ({
	value: `2026-11-${day}`,
	label: `${['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Mon'][index]} ${day} Nov`,
	longLabel: `${['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Monday'][index]} ${day} Nov`,
}));
const TIMES = ['9:00am', '9:30am', '10:00am'].map((label) => ({ value: label, label }));
const SOME_TAKEN = TIMES.map((time, index) => ({ ...time, isTaken: index === 1 }));
const ignored = () => undefined;

const visit = (
	name: string,
	chosen: { date: string; times: typeof TIMES | 'loading' | null; time: string },
) => <DateField name={name} label="Test drive" days={DAYS} {...chosen} onDate={ignored} onTime={ignored} />;

export const examples = {
	'any day': inForm(visit('any_visit', { date: '', times: null, time: '' })),
	'a day, times loading': inForm(visit('loading_visit', { date: '2026-11-24', times: 'loading', time: '' })),
	'a day without free times': inForm(visit('full_visit', { date: '2026-11-24', times: [], time: '' })),
	'a day and a time': inForm(visit('chosen_visit', { date: '2026-11-28', times: TIMES, time: '9:30am' })),
	'a day with a time that is taken': inForm(
		visit('taken_visit', { date: '2026-11-28', times: SOME_TAKEN, time: '' }),
	),
	'a later day': inForm(visit('later_visit', { date: '2026-11-30', times: TIMES, time: '9:00am' })),
	'with a problem': inForm(visit('missing_visit', { date: '2026-11-28', times: TIMES, time: '' }), {
		field: 'missing_visit',
		message: 'Please choose a time.',
	}),
};
