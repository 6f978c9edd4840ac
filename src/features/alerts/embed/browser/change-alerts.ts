import { type getAlerts, startAlerts, stopAlerts } from '../../../../api/alerts/alert-calls.ts';
import { failureText } from '../../../../api/failure-text.ts';
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
	if (outcome.status !== 'answered')
		return failureText(outcome, 'We couldn’t reach our system. Nothing has changed: please try again.');
	$alertChoice.set(outcome.data);
	return null;
}
