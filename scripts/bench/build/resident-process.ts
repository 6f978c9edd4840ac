import { openBuilder } from '../../../src/generator/open-builder.ts';
import type { Built } from '../../../src/generator/outcome.ts';

/**
 * A process with a builder that stays open (`openBuilder`): for each message it builds once, and answers with what that took. Memory is
 * what the process has at the end of the build, not its peak.
 */
const [root = '', dealersDir = '', outDir = '', ...slugs] = process.argv.slice(2);
const builder = openBuilder({ root, dealersDir, outDir, renderer: 'forecourt' }, 'repeatedly');
const { signal } = new AbortController();

process.on('message', async () => {
	const before = process.cpuUsage();
	const started = performance.now();
	const outcomes = await builder.build({
		slugs,
		stockFile: null,
		acceptFewer: false,
		force: false,
		now: new Date(),
		progress: () => {},
		signal,
	});
	const { user, system } = process.cpuUsage(before);
	const built = outcomes.filter((outcome): outcome is Built => outcome.status === 'built');
	process.send?.({
		seconds: (performance.now() - started) / 1000,
		cpu_seconds: (user + system) / 1e6,
		peak_rss_mb: process.memoryUsage().rss / 1024 ** 2,
		pages: built.reduce((sum, { pages }) => sum + pages, 0),
		rendered: built.reduce((sum, { rendered }) => sum + rendered, 0),
		problems: outcomes.flatMap((outcome) => (outcome.status === 'failed' ? outcome.problems : [])),
	});
});
process.on('disconnect', () => void builder.close());
