/** The path of `sent-lead.ts`, in a separate file so that the success page does not load its schemas. */
export const SENT_LEAD_PATH = '/enquiries/{lead_id}';
