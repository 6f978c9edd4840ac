import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/test/longest-first.ts';
import { PATIENCE } from './scripts/test/patience.ts';

/** Files whose tests may take a minute instead of 5 seconds, with the reason. */
const SLOW: Readonly<Record<string, string>> = {
	'scripts/deploy/read-in-threads.test.ts': 'starts threads, which load the legal rules',
	'scripts/demo/pictures/draw-vehicle.test.ts': 'draws every body in every view',
	'scripts/new-dealer/new-dealer.test.ts': 'makes dealers and runs commands on them',
	'src/features/stock-list/view/list-source.test.ts': 'makes the lists of a stock again and again',
	'src/generator/files/lock.test.ts': 'starts processes and kills them',
	'src/site/check/check-links.test.ts': 'opens a whole site',
	'src/site/kept-per-vehicle.test.ts': 'opens whole sites again and again',
	'src/site/page-inputs.test.ts': 'opens whole sites again and again',
	'src/site/sold-in-counts.test.ts': 'opens a whole site',
	'src/stock/check/check-record.test.ts': 'tries properties over many records',
	'tests/architecture/doc-comments.test.ts': 'parses all sources',
	'tests/architecture/import-cycles.test.ts': 'parses all sources',
	'tests/architecture/long-functions.test.ts': 'parses all sources',
	'tests/architecture/options/unread-options.test.ts': 'follows the types of all sources',
	'tests/architecture/plugin-filters.test.ts': 'loads Astro, Vite and their plugins',
	'tests/contract/account/text-costs.test.ts': 'sends 10,000 requests',
	'tests/contract/alerts/alert-command.test.ts': 'runs the command',
	'tests/contract/deploy/s3.test.ts': 'waits for servers that are away',
	'tests/contract/deploy/s3-errors.test.ts': 'waits for servers that are away',
	'tests/contract/deploy/s3-publishers.test.ts': 'waits for servers that are away',
	'tests/contract/leads/lead-api-calls.test.ts': 'draws PDF sheets',
	'tests/contract/leads/lead-api-document.test.ts': 'tries properties over many requests',
	'tests/contract/leads/lead-outbox.test.ts': 'delivers by real mail and webhook receivers',
	'tests/contract/leads/lead-service.test.ts': 'starts and stops the service',
	'tests/contract/deploy/one-machine.test.ts': 'installs packages, and runs the programs of an image',
	'tests/contract/leads/lead-store.test.ts': 'waits for the disk and for real servers',
	'tests/contract/reservations/books.test.ts': 'tries properties over many reservations',
	'tests/contract/reservations/command.test.ts': 'runs the command',
	'tests/contract/search/search-server.test.ts': 'waits for a real Meilisearch server',
};

/** Vitest runs projects of one number of workers together. These wait for disks, servers and programs: one more than there are cores. */
const AFTER_UNIT = { maxWorkers: availableParallelism() + 1, sequence: { groupOrder: 1 } };

const project = (name: string, include: string[]) => ({
	extends: true as const,
	test: { name, include, exclude: Object.keys(SLOW), ...AFTER_UNIT },
});

/** Unit, architecture, contract and build tests. Browser tests end in `.spec.ts` and run in Playwright. */
export default defineConfig({
	test: {
		environment: 'node',
		allowOnly: false,
		// For an idle machine; PATIENCE multiplies them.
		testTimeout: 5_000 * PATIENCE,
		hookTimeout: 60_000 * PATIENCE,
		expect: { poll: { timeout: 5_000 * PATIENCE } },
		sequence: { sequencer: LongestFirst },
		reporters: ['default', './scripts/test/vitest-failures.ts'],
		// Node imports dealers, as in a build: Vite's transform would accept files that Node rejects.
		server: { deps: { external: [/^(?!.*\/src\/).*\/dealer\.ts/] } },
		projects: [
			{
				extends: true as const,
				test: {
					name: 'unit',
					include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
					exclude: Object.keys(SLOW),
					// Hundreds of short files: a process for each would cost three times what the tests do.
					pool: 'threads',
					isolate: false,
					// Every core: Vitest by itself leaves one out, which is half of two.
					maxWorkers: availableParallelism(),
					setupFiles: ['scripts/test/restore-globals.ts'],
				},
			},
			project('architecture', ['tests/architecture/**/*.test.ts']),
			project('contract', ['tests/contract/**/*.test.ts']),
			{
				extends: true as const,
				test: {
					name: 'slow',
					include: Object.keys(SLOW),
					testTimeout: 60_000 * PATIENCE,
					expect: { poll: { timeout: 30_000 * PATIENCE } },
					...AFTER_UNIT,
				},
			},
			{
				extends: true as const,
				// Each test starts the lead API many times and waits until all leads are delivered.
				test: { name: 'crash', include: ['tests/crash/**/*.test.ts'], testTimeout: 600_000, ...AFTER_UNIT },
			},
			{
				extends: true as const,
				test: {
					name: 'build',
					include: [
						'tests/build/{changes,deploy-command,failures,feed-falls,home-block,incremental,interruption,law-gate,lead-api-file,photographs,render-failures,resident-builder,watch,watch-law,watch-pace,watch-taken-over,workflow-preview,workflow-publish}.test.ts',
					],
					globalSetup: ['tests/fixtures/sites/watch-sources.ts'],
					// Each test runs the build command, some several times.
					testTimeout: 300_000,
					...AFTER_UNIT,
				},
			},
			{
				extends: true as const,
				test: {
					name: 'sites',
					include: ['tests/build/site-*.test.ts'],
					globalSetup: ['tests/fixtures/sites/build-sites-once.ts'],
					testTimeout: 60_000 * PATIENCE,
					// A process for each core, so that a thousand pages are read twice, not once for each file.
					isolate: false,
					maxWorkers: availableParallelism(),
					sequence: { groupOrder: 2 },
				},
			},
		],
	},
});
