import { useEffect, useState } from 'react';
import type { Timetable } from '../../../domain/hours/timetable.ts';
import address from '../../../ui/hours/hours-now.ts?address';

/** Whether the dealer is open now: 'Open until 5:30pm'. Null until its rules have been loaded, and where hours are unknown. */
export function useOpenState(timetable: Timetable | null): string | null {
	const [text, setText] = useState<string | null>(null);
	useEffect(() => {
		const loaded = import(/* @vite-ignore */ address) as Promise<
			typeof import('../../../ui/hours/hours-now.ts')
		>;
		if (timetable)
			loaded.then(
				({ hoursNow }) => setText(hoursNow(timetable, new Date()).open.text),
				() => undefined,
			);
	}, [timetable]);
	return text;
}
