import type { AlertChoice } from '../../../../api/alerts/alert-calls.ts';
import type { ConsentAbout } from '../../../../domain/alerts/consent-words.ts';
import type { Channel } from './channel.ts';

/** Properties of one channel of the panel. */
export interface ChannelProps {
	choice: AlertChoice;
	about: ConsentAbout;
	channel: Channel;
}
