import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** The sources that one side of a comparison is built from. */
export interface Side {
	root: string;
	dealersDir: string;
	outDir: string;
}

/** The result of building one side. */
export interface SideBuild {
	/** Dealers with a site of today's stock and options. */
	built: ReadonlySet<string>;
	/** Problems by dealer. */
	problems: ReadonlyMap<string, readonly string[]>;
	/** What stopped all of them, such as sources that cannot be bundled; null for nothing. */
	failure: string | null;
}

/** The last line of `npm run build -- --json`, of any commit that may be compared. */
const SummarySchema = z.object({
	problems: z.array(z.object({ dealer: z.string(), message: z.string() })),
	stock: z.array(z.object({ dealer: z.string() })),
});

/** Enough of a failure to act upon; a bundler's output has its reason at the end. */
const LINES_OF_A_FAILURE = 12;

/**
 * Builds dealers' sites from one side's sources, with that side's own commands.
 *
 * @param feeds files that replace the stock of dealers whose stock comes from a URL, so that both sides have the same
 */
export async function buildSide(
	{ root, dealersDir, outDir }: Side,
	slugs: readonly string[],
	{ now, feeds, say }: { now: Date; feeds: ReadonlyMap<string, string>; say: (line: string) => void },
): Promise<SideBuild> {
	const node = await nodeOf(root, say);
	if (node instanceof SideFailed) return { built: new Set(), problems: new Map(), failure: node.message };
	const time = now.toISOString();
	// Its problems are the build's, too; demo dealers need it, others do not.
	await run(node, root, [join(root, 'scripts/demo.ts'), '--dealers', dealersDir, '--now', time]);
	const shared = ['--dealers', dealersDir, '--out', outDir, '--now', time, '--accept-fewer'];
	const own = slugs.filter((slug) => feeds.has(slug));
	const jobs = [
		slugs.filter((slug) => !feeds.has(slug)),
		...own.map((slug) => [slug, '--stock', feeds.get(slug) ?? '']),
	].filter((job) => job.length > 0);
	const [built, problems] = [new Set<string>(), new Map<string, string[]>()];
	for (const job of jobs) {
		const summary = await build(node, root, [...job, ...shared]);
		if (summary instanceof SideFailed) return { built, problems, failure: summary.message };
		for (const { dealer } of summary.stock) built.add(dealer);
		for (const { dealer, message } of summary.problems)
			problems.set(dealer, [...(problems.get(dealer) ?? []), message]);
	}
	return { built, problems, failure: null };
}

/** A command of a side that ended without a result. */
class SideFailed extends Error {}

async function build(
	node: string,
	root: string,
	args: readonly string[],
): Promise<z.output<typeof SummarySchema> | SideFailed> {
	const { stdout, stderr } = await run(node, root, [join(root, 'scripts/build.ts'), ...args, '--json']);
	const last = stdout.trim().split('\n').at(-1) ?? '';
	try {
		return SummarySchema.parse(JSON.parse(last));
	} catch {
		return failed(stderr || stdout);
	}
}

/** The Node of a side, after its packages are installed where they are not. */
async function nodeOf(root: string, say: (line: string) => void): Promise<string | SideFailed> {
	if (!existsSync(join(root, 'node_modules'))) {
		say('Installing the packages of its lockfile, which is another one…');
		const { code, stdout, stderr } = await run(process.execPath, root, ['scripts/bootstrap.mjs']);
		if (code !== 0) return failed(`${stdout}\n${stderr}`);
	}
	const own = join(root, 'node_modules/node/bin/node');
	return existsSync(own) ? own : process.execPath;
}

function failed(output: string): SideFailed {
	return new SideFailed(output.trim().split('\n').slice(-LINES_OF_A_FAILURE).join('\n'));
}

/** Runs one of a side's programs to its end, whatever that is. */
function run(
	node: string,
	cwd: string,
	args: readonly string[],
): Promise<{ code: number; stdout: string; stderr: string }> {
	return new Promise((settle) => {
		execFile(node, args, { cwd, maxBuffer: 1 << 28 }, (error, stdout, stderr) => {
			settle({ code: error ? 1 : 0, stdout, stderr });
		});
	});
}
