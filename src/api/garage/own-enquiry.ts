import * as z from 'zod/mini';

/** A past enquiry or lead of the signed-in visitor. */
export const OwnEnquirySchema = z.object({
	/** The reference for phone calls: 'A1B2-C3D4'. */
	reference: z.string(),
	/** ISO 8601. */
	received_at: z.string(),
	category: z.string(),
	/** `received`: the dealer has it; `checking`: held for a check; `unfinished`: its last step is missing. */
	state: z.enum(['received', 'checking', 'unfinished']),
	/** The vehicle it is about; null for none, or one that has been removed. */
	vehicle: z.nullable(z.object({ title: z.string(), path: z.nullable(z.string()) })),
	/** 'Tue 1 Dec 2026, 10:30am': the requested time; null for none. */
	time: z.nullable(z.string()),
	/** The receiving location, or the dealer. */
	place: z.object({ name: z.string(), phone: z.string() }),
	/**
	 * What its sender wrote, and the own vehicle that was offered; null for an enquiry that was not sent while signed in. Such a one only
	 * names the visitor's number, which another person may have mistyped.
	 */
	sent: z.nullable(
		z.object({
			message: z.string(),
			/** '2021 Mazda CX-5', then the estimate; null for other leads than trade-ins. */
			own_vehicle: z.nullable(z.string()),
			estimate: z.nullable(z.string()),
		}),
	),
});

export type OwnEnquiry = z.output<typeof OwnEnquirySchema>;
