import { compactWeek, weekHours } from '../hours/opening-hours.ts';
import type { Timetable } from '../hours/timetable.ts';
import type { Passage } from './passage.ts';

/** The hours of the next seven days, holidays included, as a fact that answers can quote. */
export function hoursPassage(timetable: Timetable, now: Date): Passage {
	const rows = compactWeek(weekHours(timetable, now)).map(({ label, text }) => `${label} ${text}`);
	return { label: 'Opening hours', text: rows.join(', '), from: 'Where to see it', href: '#vehicle-map' };
}
