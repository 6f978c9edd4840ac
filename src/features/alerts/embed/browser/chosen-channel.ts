import type { AlertChoice } from '../../../../api/alerts/alert-calls.ts';
import type { ChosenAlerts } from '../../../../api/alerts/chosen-alerts.ts';

/** A channel that is on; null for one that never was, or was stopped. */
export function chosenChannel(
	{ alerts }: AlertChoice,
	channel: ChosenAlerts['channel'],
): ChosenAlerts | null {
	return alerts.find((one) => one.channel === channel && one.stopped_at === null) ?? null;
}

/** The email address that was given last, also where alerts to it were stopped; empty for none. */
export function lastAddress({ alerts }: AlertChoice): string {
	return alerts.find(({ channel }) => channel === 'email')?.target ?? '';
}
