/** The path of `sent-lead.ts` before the id, in a separate file so that the success page does not load its schemas. */
export const SENT_LEADS_PATH = '/enquiries/';
