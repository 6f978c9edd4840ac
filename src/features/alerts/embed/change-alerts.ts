import { type getAlerts, startAlerts, stopAlerts } from '../../../api/alerts/alert-calls.ts';
import { $alertChoice } from './alert-choice.ts';

/** What a visitor turns on. */
export type Start = Pick<Parameters<typeof startAlerts>[1], 'channel' | 'email' | 'words'>;

/** The ways to change alerts at the lead API; each resolves with the message for the visitor where it failed. */
export interface AlertChanges {
	start: (chosen: Start) => Promise<string | null>;
	stop: (channel: Start['channel']) => Promise<string | null>;
}

/** Changes of the visitor's alerts, which the page then shows. */
export function changeAlerts(api: string): AlertChanges {
	return {
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

function settle(outcome: Awaited<ReturnType<typeof getAlerts>>): string | null {
	switch (outcome.status) {
		case 'answered':
			$alertChoice.set(outcome.data);
			return null;
		case 'refused':
			return outcome.problem.problems[0]?.message ?? outcome.problem.error;
		case 'limited':
			return outcome.message;
		default:
			return 'We couldn’t reach our system. Nothing has changed: please try again.';
	}
}
