import * as z from 'zod/mini';

/** What the pages that the service answers with take over from the dealer's own: theme, logo and legal texts. */
export const SiteFrameSchema = z.object({
	/** The custom properties of the dealer's theme, as CSS. */
	theme_css: z.string(),
	/** The `@font-face` rules of its pages' own fonts; empty for none. */
	font_css: z._default(z.string(), ''),
	/** A logo of words with its sign, as HTML of its pages; null for a picture. */
	wordmark: z._default(z.nullable(z.string()), null),
	/** The logo's picture, a path of the site, and its size in pixels; null for a logo of words. */
	logo: z.nullable(z.object({ url: z.string(), alt: z.string(), width: z.number(), height: z.number() })),
	/** The texts at the foot: legal entity, ABN and licence first. */
	legal: z.array(z.string()),
	/** The links beside them, such as the privacy policy. */
	links: z.array(z.object({ label: z.string(), href: z.string() })),
});

export type SiteFrame = z.output<typeof SiteFrameSchema>;
