import type { ChosenAlerts } from '../../api/alerts/chosen-alerts.ts';
import type { AlertChannel } from '../store/alerts/alert-store.ts';

/** A stored channel as its owner may see it. */
export function chosenAlerts({ confirmed_at, time_zone: _, ...channel }: AlertChannel): ChosenAlerts {
	return { ...channel, is_confirmed: confirmed_at !== null };
}
