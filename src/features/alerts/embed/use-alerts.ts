import { useEffect, useState } from 'react';
import { type AlertChoice, getAlerts, startAlerts, stopAlerts } from '../../../api/alerts/alert-calls.ts';

/** What a visitor turns on. */
export type Start = Pick<Parameters<typeof startAlerts>[1], 'channel' | 'email' | 'words'>;

export interface Alerts {
	/** Null while it loads, and where there are none. */
	choice: AlertChoice | null;
	/** Turns alerts on; resolves with the message for the visitor where that failed. */
	start: (chosen: Start) => Promise<string | null>;
	/** Turns alerts off, likewise. */
	stop: (channel: Start['channel']) => Promise<string | null>;
}

/** The visitor's alerts at the lead API. */
export function useAlerts(api: string): Alerts {
	const [choice, setChoice] = useState<AlertChoice | null>(null);
	const settle = (outcome: Awaited<ReturnType<typeof getAlerts>>): string | null => {
		switch (outcome.status) {
			case 'answered':
				setChoice(outcome.data);
				return null;
			case 'refused':
				return outcome.problem.problems[0]?.message ?? outcome.problem.error;
			case 'limited':
				return outcome.message;
			default:
				return 'We couldn’t reach our system. Nothing has changed: please try again.';
		}
	};
	// biome-ignore lint/correctness/useExhaustiveDependencies: `settle` only sets state.
	useEffect(() => {
		getAlerts(api).then(settle);
	}, [api]);
	return {
		choice,
		start: async (chosen) =>
			settle(
				await startAlerts(api, {
					...chosen,
					page: location.pathname,
					time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
				}),
			),
		stop: async (channel) => settle(await stopAlerts(api, { channel })),
	};
}
