/** The path of `events.ts`, apart from its schema, which pages that only call need not load. */
export const EVENTS_PATH = '/events';
