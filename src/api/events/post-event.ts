import { notify } from '../notify.ts';
import type { EventInput } from './events.ts';
import { EVENTS_PATH } from './events-path.ts';

/** Counts an event. */
export function postEvent(api: string, event: EventInput): Promise<void> {
	return notify(api + EVENTS_PATH, event);
}
