import * as z from 'zod/mini';

/**
 * What helps where no other answer does: sending the same again, loading the page again, as it is out of date, or only a call. The page
 * says it, with its own phone number; the message does not.
 */
const RemedySchema = z.enum(['retry', 'reload', 'call']);

/** An invalid field, with a message for the shopper. */
export const FieldProblemSchema = z.object({
	field: z.string(),
	message: z.string(),
	/** `taken`: the appointment has been booked since the page was loaded (resolution 103). */
	reason: z.optional(z.enum(['taken'])),
	remedy: z.optional(RemedySchema),
});

/** The response to a refused request (RFC 9457); `error` is the specification's message above a form. */
export const ProblemSchema = z.object({
	type: z.string(),
	title: z.string(),
	status: z.int(),
	error: z.string(),
	problems: z._default(z.array(FieldProblemSchema), []),
	/** The sign-in page, where the request needs a session. */
	sign_in: z.optional(z.string()),
	remedy: z.optional(RemedySchema),
});

export type FieldProblem = z.output<typeof FieldProblemSchema>;
export type Problem = z.output<typeof ProblemSchema>;
export type Remedy = z.output<typeof RemedySchema>;
