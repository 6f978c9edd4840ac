import * as z from 'zod/mini';

/** The language model that phrases a dealer's answers, in the service's file of the site. */
export const ApiPhrasingSchema = z.object({
	/** The address of a service with the interface of OpenAI, without `/chat/completions`. */
	url: z.string(),
	model: z.string(),
	/** The name of the environment variable with its key. */
	key_env: z.string(),
	dollars_per_day: z.number().check(z.positive()),
	dollars_per_million_tokens: z.number().check(z.positive()),
});

export type ApiPhrasing = z.output<typeof ApiPhrasingSchema>;
