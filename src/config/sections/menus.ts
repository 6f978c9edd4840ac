import { z } from 'zod';
import { TimeZone } from './contact.ts';
import { LinkTarget } from './identity.ts';

const MenuLink = z.strictObject({ label: z.string().min(1), href: LinkTarget });

/** One entry of the header menu: a link, a list of links, or the models by category. */
export const MenuEntrySchema = z.union([
	MenuLink,
	z.strictObject({ label: z.string().min(1), items: z.array(MenuLink).min(1) }),
	z.strictObject({ label: z.string().min(1), mega: z.literal('models'), href: LinkTarget.optional() }),
]);

/** The menus of header and footer (CONFIG-012, NAV). Entries that link to a page the site does not have are left out. */
export const MenusSchema = z.strictObject({
	header: z.array(MenuEntrySchema).min(1),
	footer: z.array(z.strictObject({ title: z.string().min(1), items: z.array(MenuLink).min(1) })).default([]),
	/** The mouse action that opens a dropdown (NAV-013); keyboard and touch always work. */
	open_on: z.enum(['click', 'hover']).default('click'),
	/** The bar at the foot of phones (NAV-014 to NAV-016); vehicle pages have their own. */
	mobile_footer: z
		.strictObject({
			/** 'Call Now' is added before them while the first location is open. */
			items: z
				.array(
					MenuLink.extend({ icon: z.enum(['search', 'car', 'pin', 'message', 'cal', 'dollar', 'swap']) }),
				)
				.min(1)
				.max(3),
			/** The time zone for its opening hours; default: the location's own. */
			time_zone: TimeZone.optional(),
			/** How far it moves up after 50 px of scrolling, pixels (resolution 206). */
			shift: z.int().min(0).max(40).default(0),
		})
		.nullable()
		.default(null),
});

export type MenuEntry = z.output<typeof MenuEntrySchema>;
