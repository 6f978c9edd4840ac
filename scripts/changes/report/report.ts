import { z } from 'zod';
import { PARTS } from '../compare/difference.ts';

const PageSchema = z.object({ path: z.string(), title: z.string() });

/** A file of a report's folder. */
const FileName = z.string().regex(/^pictures\/[\w-]+\.(webp|png)$/);

/** Both versions of a page at one width, where they look different. */
const PictureSchema = z.object({
	kind: z.string(),
	path: z.string(),
	/** CSS pixels. */
	width: z.number(),
	/** Null for a kind of page that the site did not have. */
	before: FileName.nullable(),
	after: FileName,
	/** The differing pixels, to be laid over the later version; null where there is no earlier one. */
	mask: FileName.nullable(),
	/** The size of the later picture, pixels. */
	height: z.number(),
	/** The share of differing pixels in what the pictures show, 0 to 1. */
	share: z.number(),
	/** Whether the pictures end before the change does. */
	isCut: z.boolean(),
});

/** How the built site of a dealer differs; the schema of `SiteChanges`. */
const ChangesSchema = z.object({
	pages: z.number(),
	kinds: z.array(
		z.object({
			kind: z.string(),
			added: z.number(),
			removed: z.number(),
			changed: z.number(),
			restyled: z.number(),
		}),
	),
	added: z.array(PageSchema),
	removed: z.array(PageSchema),
	differences: z.array(
		z.object({
			part: z.enum(PARTS),
			where: z.string(),
			before: z.string().nullable(),
			after: z.string().nullable(),
			count: z.number(),
			paths: z.array(z.string()),
		}),
	),
	files: z.array(
		z.object({
			file: z.string(),
			change: z.enum(['added', 'removed', 'changed']),
			lines: z.array(z.object({ before: z.string().nullable(), after: z.string().nullable() })),
		}),
	),
});

const DealerSchema = z.object({
	slug: z.string(),
	state: z.enum(['added', 'removed', 'kept']),
	/** The first changed file that concerns the dealer. */
	because: z.string(),
	/** What kept its site from being compared. */
	problems: z.array(z.string()),
	/** What a reader of its differences must know. */
	notes: z.array(z.string()),
	/** Null where it could not be compared. */
	changes: ChangesSchema.nullable(),
	pictures: z.array(PictureSchema),
	/** Kinds of pages whose pictures are the same to the pixel, though files differ. */
	same_look: z.array(z.string()),
});

/** A report of changes, as stored in `changes.json`. */
export const ReportSchema = z.object({
	version: z.literal(1),
	against: z.object({ ref: z.string(), hash: z.string() }),
	/** The last commit of the working tree, and the number of files that differ from it. */
	now: z.object({ hash: z.string(), uncommitted: z.number() }),
	dealers: z.array(DealerSchema),
	/** The number of dealers that the change does not concern. */
	others: z.number(),
	notes: z.array(z.string()),
});

export type Report = z.output<typeof ReportSchema>;

/** What changed on one dealer's site, and what kept it from being compared. */
export type DealerReport = z.output<typeof DealerSchema>;
export type PictureReport = z.output<typeof PictureSchema>;
