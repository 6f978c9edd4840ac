import { atom } from 'nanostores';
import { type AlertChoice, getAlerts } from '../../../../api/alerts/alert-calls.ts';

/**
 * The visitor's alerts, for the script that draws a page first and for its island; null until they are loaded, and where there are none.
 */
export const $alertChoice = atom<AlertChoice | null>(null);

let loading: Promise<void> | undefined;

/** Loads the alerts once. Without an answer the panel stays away. */
export function loadAlerts(api: string): Promise<void> {
	loading ??= load(api);
	return loading;
}

async function load(api: string): Promise<void> {
	const outcome = await getAlerts(api);
	if (outcome.status === 'answered') $alertChoice.set(outcome.data);
}
