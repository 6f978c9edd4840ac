/** The path of `vehicle-view.ts`, apart from its schemas, which pages that only call need not load. */
export const VEHICLE_VIEW_PATH = '/cars/{slug}/view.json';
