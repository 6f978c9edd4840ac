/** The path of `vehicle-facts.ts`, in a separate file so that pages do not load its schema. */
export const VEHICLE_FACTS_PATH = '/cars/{id}.json';
