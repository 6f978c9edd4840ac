import { z } from 'zod';
import { isConfidentialUrl } from '../../domain/lead/confidential-url.ts';

const HttpsUrl = z
	.url()
	.refine((url) => !URL.canParse(url) || isConfidentialUrl(url), 'expected an address with https://');

/** Chat: the built-in panel, or a provider in its place (resolution 75). */
export const ChatSchema = z.strictObject({
	/** Questions about a vehicle are answered from the site's own facts and pages, before a person does (CHAT-003, VDPACT-012). */
	answers: z.boolean().default(false),
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
