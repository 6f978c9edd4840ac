import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { TestSpecification, Vitest } from 'vitest/node';
import { root } from '../choose-dealers.ts';
import { LongestFirst, SECONDS } from './longest-first.ts';

const vitest = {
	config: { root: '/project' },
	cache: { getTestSpecificationResult: () => ({ failed: false, duration: 1 }) },
} as unknown as Vitest;

const file = (name: string, groupOrder: number, path: string) =>
	({
		moduleId: `/project/${path}`,
		project: { name, vitest, config: { isolate: true, sequence: { groupOrder } } },
	}) as unknown as TestSpecification;

test('the longest files of a group run first, in whichever project they are', async () => {
	const sorted = await new LongestFirst(vitest).sort([
		file('sites', 2, 'tests/build/site-law.test.ts'),
		file('crash', 1, 'tests/crash/payments.test.ts'),
		file('build', 1, 'tests/build/changes.test.ts'),
		file('build', 1, 'tests/build/home-block.test.ts'),
		file('unit', 0, 'src/log.test.ts'),
	]);
	expect(sorted.map(({ moduleId }) => moduleId.slice('/project/'.length))).toEqual([
		'src/log.test.ts',
		'tests/crash/payments.test.ts',
		'tests/build/changes.test.ts',
		'tests/build/home-block.test.ts',
		'tests/build/site-law.test.ts',
	]);
});

test('every file in the list of long files exists', () => {
	expect(Object.keys(SECONDS).filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
