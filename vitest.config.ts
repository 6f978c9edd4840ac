import { defineConfig } from 'vitest/config';

const project = (name: string, include: string[]) => ({ extends: true as const, test: { name, include } });

/** Rules, messages, contracts and builds. What needs a browser ends in `.spec.ts` and belongs to Playwright. */
export default defineConfig({
	test: {
		environment: 'node',
		allowOnly: false,
		// A machine that does something else at the same time is no fault of a rule's; what hangs still ends.
		testTimeout: 120_000,
		hookTimeout: 300_000,
		expect: { poll: { timeout: 30_000 } },
		reporters: ['default', './scripts/test/vitest-failures.ts'],
		// Dealers are read by Node, as in a build: Vite's transform would let a file pass that Node refuses.
		server: { deps: { external: [/^(?!.*\/src\/).*\/dealer\.ts/] } },
		projects: [
			project('unit', ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts']),
			project('architecture', ['tests/architecture/**/*.test.ts']),
			project('contract', ['tests/contract/**/*.test.ts']),
			{
				extends: true as const,
				// Each test starts the lead API many times and waits until all of its leads are delivered.
				test: { name: 'crash', include: ['tests/crash/**/*.test.ts'], testTimeout: 600_000 },
			},
			{
				extends: true as const,
				test: {
					name: 'build',
					include: [
						'tests/build/{failures,feed-falls,home-block,incremental,interruption,lead-api-file,photographs}.test.ts',
					],
					globalSetup: ['tests/fixtures/watch-sources.ts'],
					// Each test runs the build command, some several times.
					testTimeout: 300_000,
				},
			},
			{
				extends: true as const,
				test: {
					name: 'sites',
					include: ['tests/build/site-*.test.ts'],
					globalSetup: ['tests/fixtures/build-sites-once.ts'],
					// One after the other in one place, so that a thousand pages are read once.
					isolate: false,
					fileParallelism: false,
				},
			},
		],
	},
});
