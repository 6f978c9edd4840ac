import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PATIENCE } from '../../../scripts/test/patience.ts';
import { ROOT } from '../../fixtures/root.ts';
import { projectProgram } from '../project-program.ts';
import { codeFiles } from '../source-files.ts';
import { unreadOptions } from './unread-options.ts';

const FEATURES = 'src/config/sections/features.ts';
const features = readFileSync(join(ROOT, FEATURES), 'utf8');

/** Options that are each read in another way, and one that is never read. */
const INVENTED = {
	'src/config/sections/invented.ts': `
		import { z } from 'zod';
		export const Invented = z.strictObject({
			by_name: z.string(), by_pattern: z.string(), by_index: z.string(), given_on: z.string(), unread: z.string(),
			inner: z.strictObject({ by_name_too: z.string(), unread_too: z.string() }),
		});
		export type Invented = z.output<typeof Invented>;`,
	'src/site/invented.ts': `
		import type { Invented } from '../config/sections/invented.ts';
		interface Shown { given_on: string }
		const show = ({ given_on }: Shown) => given_on;
		export function invented(options: Invented) {
			const { by_pattern } = options;
			return [options.by_name, by_pattern, options['by_index'], show(options), options.inner.by_name_too];
		}`,
};

// Type-checks all sources: half a minute alone, more than one beside builds.
test('every option is read outside src/config, and an invented option that is not is found', {
	timeout: 180_000 * PATIENCE,
}, () => {
	const withOneMore = features.replace(
		'\tviews_counter:',
		'\tinvented_feature: on(simple),\n\tviews_counter:',
	);
	const program = projectProgram({ ...INVENTED, [FEATURES]: withOneMore });
	const templates = codeFiles().filter(({ path }) => path.endsWith('.astro'));
	expect(
		unreadOptions(program, templates).toSorted(),
		'options that no code reads; those of a block also where its line in src/features/home/blocks/all.ts is missing',
	).toEqual([
		`${FEATURES}: invented_feature`,
		'src/config/sections/invented.ts: unread',
		'src/config/sections/invented.ts: unread_too',
	]);
});
