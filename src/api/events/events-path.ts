/** The path of `events.ts`, in a separate file so that pages do not load its schema. */
export const EVENTS_PATH = '/events';
