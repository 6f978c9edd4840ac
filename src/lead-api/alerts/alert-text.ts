import type { ApiSite } from '../../api/site/site-file.ts';
import { oneLine, shortened } from '../delivery/plain-text.ts';
import { takesReplies } from '../sms/read-reply.ts';
import type { AnnouncedChange } from '../store/alerts/alert-store.ts';
import { changeAddress } from './change-address.ts';

/** Longest title in a text message, characters: each further 153 characters cost another message. */
const TITLE_LENGTH = 50;

/**
 * The text message with changes of saved vehicles: the sender and its phone, the changes, and how to stop.
 *
 * @param unsubscribe the link that stops these messages
 */
export function alertText(changes: readonly AnnouncedChange[], site: ApiSite, unsubscribe: string): string {
	const lines = changes.map(
		({ title, short }) => `${shortened(oneLine(title), TITLE_LENGTH)}: ${oneLine(short)}`,
	);
	const address = changes[0] ? changeAddress(changes[0], site) : null;
	return [
		`${oneLine(site.name)}, ${site.phone}`,
		...lines,
		...(address === null ? [] : [address]),
		`Stop: ${takesReplies(site) ? 'reply STOP, or ' : ''}${unsubscribe}`,
	].join('\n');
}
