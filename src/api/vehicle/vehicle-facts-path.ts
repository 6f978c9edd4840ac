/** The path of `vehicle-facts.ts`, in a separate file so that pages do not load its schema. */
export const vehicleFactsPath = <Id extends string>(id: Id) => `/cars/${id}.json` as const;
