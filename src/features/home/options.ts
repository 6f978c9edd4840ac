import { z } from 'zod';
import type { FeatureName } from '../../config/sections/features.ts';
import * as blocks from './blocks/all.ts';

type Blocks = typeof blocks;
type BlockSchema = Blocks[keyof Blocks]['options'];

/** Options of all home page blocks (HOME, DIRECTORY-008, DIRECTORY-009). */
const HomeBlockSchema = z.discriminatedUnion(
	'block',
	Object.values(blocks).map(({ options }) => options) as [BlockSchema, ...BlockSchema[]],
);

/** The home page: its words for search engines, and its blocks in display order. */
export const HomeSchema = z.strictObject({
	/** Page title for search engines and tabs; the dealer's name is appended. */
	title: z.string().min(1),
	description: z.string().min(1),
	blocks: z.array(HomeBlockSchema).min(1),
});

export type HomeBlockOptions = z.output<typeof HomeBlockSchema>;

/** The name of a home block, as `block` in dealer.ts has it. */
export type HomeBlockName = HomeBlockOptions['block'];

/** Feature required by a block, by block name. */
export const NEEDED_FEATURE: ReadonlyMap<string, FeatureName> = new Map(
	Object.values(blocks).flatMap((block) => ('needs' in block ? [[block.name, block.needs]] : [])),
);
