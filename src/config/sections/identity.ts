import { z } from 'zod';
import { isSlug } from '../../domain/vehicle/naming/slug.ts';

/** A name for addresses and folders: lower-case letters, digits and single hyphens. */
export const Slug = z
	.string()
	.refine(isSlug, 'expected lower-case letters, digits and single hyphens, such as coast-motors');

/** An absolute address of a site: scheme and host, no path. */
export const SiteUrl = z
	.url({ protocol: /^https?$/, error: 'expected an address such as https://www.coastmotors.com.au' })
	.refine(
		(url) => !URL.canParse(url) || new URL(url).href === `${new URL(url).origin}/`,
		'expected scheme and host only, without a path',
	)
	.transform((url) => new URL(url).origin);

/** The target of a link: a path of this site, or http(s), tel, sms, mailto. */
export const LinkTarget = z
	.string()
	.regex(
		/^(\/(?!\/)|#|https?:\/\/|tel:|sms:|mailto:)/,
		'expected a path such as /service, or an address with https://, tel:, sms: or mailto:',
	);

/** A phone number in the format shown to visitors. */
export const Phone = z
	.string()
	.regex(/^[+()\d][\d\s()-]{4,}$/, 'expected a phone number, such as (03) 5221 8840');

/** The identity of the dealer (CONFIG-014 to CONFIG-019). */
export const identity = {
	/** The identifier of this website in other systems (`website_id`); default: the slug. */
	id: z
		.union([z.string().min(1), z.int()])
		.transform(String)
		.optional(),
	/** The name of the folder, the output folder and the preview host. Only an identifier: no code branches on it. */
	slug: Slug,
	/** Whether the dealer is invented, for demonstrations or tests: its ABN, host and the like may be placeholders. */
	demo: z.boolean().default(false),
	/** The name shown to visitors. */
	name: z.string().min(1),
	/** The address of the published site. */
	url: SiteUrl,
	/** Further host names of this site in the preview server, such as the address without www. */
	hosts: z
		.array(z.string().regex(/^[a-z0-9.-]+$/, 'expected a host name, such as coastmotors.com.au'))
		.default([]),
	/** The one make the dealer is franchised for; null for several or none (CONFIG-018). */
	manufacturer: z.string().min(1).nullable().default(null),
	/** The name of the dealer's group, for the footer (CONFIG-019). */
	dealership_group: z.string().min(1).nullable().default(null),
};
