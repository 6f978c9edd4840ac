import type { AlertChoice } from '../../../api/alerts/alert-calls.ts';
import type { ConsentAbout } from '../../../domain/alerts/consent-words.ts';
import type { Alerts } from './use-alerts.ts';

/** Properties of one channel of the panel. */
export interface ChannelProps extends Omit<Alerts, 'choice'> {
	choice: AlertChoice;
	about: ConsentAbout;
}
