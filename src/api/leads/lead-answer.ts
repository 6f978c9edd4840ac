import * as z from 'zod/mini';

/** The response to a lead (LEADAPI-002, resolution 101); `success_page` is the next page. */
export const LeadAnswerSchema = z.object({ lead_id: z.string(), success_page: z.string() });

/** The response to an enquiry (ENQUIRY-021, resolution 102). */
export const EnquiryAnswerSchema = z.extend(LeadAnswerSchema, { success: z.literal(true) });
