import type { EventInput } from './events.ts';
import { notify } from './notify.ts';

/** The path of `events.ts`, which pages that only call do not import: they would load its schema. */
export const EVENTS_PATH = '/events';

/** Has an event counted. */
export function postEvent(api: string, event: EventInput): Promise<void> {
	return notify(api + EVENTS_PATH, event);
}
