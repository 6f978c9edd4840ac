import { z } from 'zod';
import { isConfidentialUrl } from '../../domain/lead/confidential-url.ts';

const HttpsUrl = z
	.url()
	.refine((url) => !URL.canParse(url) || isConfidentialUrl(url), 'expected an address with https://');

/** Chat: the built-in panel, or a provider in its place (resolution 75). */
export const ChatSchema = z.strictObject({
	/** Questions about a vehicle are answered from the site's own facts and pages, before a person does (CHAT-003, VDPACT-012). */
	answers: z.boolean().default(false),
	/**
	 * A language model that phrases answers from the quotations that the site's own rules found. Each sentence is checked against them before
	 * it is shown. Visitors' questions are sent to its operator, which the panel says.
	 */
	model: z
		.strictObject({
			/** Who runs it, as visitors read it: 'Example AI'. */
			operator: z.string().min(1),
			/** The address of a service with the interface of OpenAI, without `/chat/completions`. */
			url: HttpsUrl,
			/** The name of the model there. */
			name: z.string().min(1),
			/** The name of the environment variable with its key. */
			key_env: z.string(),
			/** The most that answers may cost in a day; then only quotations are shown. */
			dollars_per_day: z.number().positive(),
			/** What a million tokens cost: the dearer of those it reads and those it writes. */
			dollars_per_million_tokens: z.number().positive(),
		})
		.nullable()
		.default(null),
	/** A provider of live chat. Its program is loaded once a visitor has read what it does and pressed the button. */
	provider: z
		.strictObject({
			/** 'Yarn Chat', as visitors read it. */
			name: z.string().min(1),
			/** The address of its program, which opens the chat when it is loaded. */
			script: HttpsUrl,
			/** The origins that the program connects to and shows its window from, for the Content Security Policy. */
			hosts: z.array(HttpsUrl).default([]),
		})
		.nullable()
		.default(null),
});

export type ChatSettings = z.output<typeof ChatSchema>;
