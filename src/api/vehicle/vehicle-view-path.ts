/** The path of `vehicle-view.ts`, in a separate file so that pages do not load its schemas. */
export const VEHICLE_VIEW_PATH = '/cars/{slug}/view.json';
