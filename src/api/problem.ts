import * as z from 'zod/mini';

/** A field that was refused, and what to do about it in words for the shopper. */
export const FieldProblemSchema = z.object({
	field: z.string(),
	message: z.string(),
	/** `taken`: an appointment that was free when the page showed it, and is not any more (resolution 103). */
	reason: z.optional(z.enum(['taken'])),
});

/** The answer to a request that is not carried out (RFC 9457); `error` is the specification's message for above a form. */
export const ProblemSchema = z.object({
	type: z.string(),
	title: z.string(),
	status: z.int(),
	error: z.string(),
	problems: z._default(z.array(FieldProblemSchema), []),
});

export type FieldProblem = z.output<typeof FieldProblemSchema>;
export type Problem = z.output<typeof ProblemSchema>;
