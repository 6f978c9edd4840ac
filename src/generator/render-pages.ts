import { hashOf } from '../content-hash.ts';
import type { PageLocals } from '../features/page-data.ts';
import { factsFile, pageFile } from '../paths/paths.ts';
import type { SiteContext } from '../site/context.ts';
import type { PolicySources } from '../site/policy-sources.ts';
import type { Page } from '../site/route.ts';
import { withContentPolicy } from './content-policy.ts';
import type { Manifest } from './manifest.ts';
import type { PageRecord } from './outcome.ts';
import type { Renderer } from './renderer.ts';
import { stage } from './stage-files.ts';

/** The input for rendering the pages of one site. */
export interface PagesToRender {
	context: SiteContext;
	/** The hash of everything all pages share: the bundle and the chrome. */
	sharedHash: string;
	previous: Manifest;
	/** The existing files of the site's folder; a page whose file was deleted is rendered again. */
	existing: ReadonlySet<string>;
	stagingDir: string;
	policy: PolicySources;
	now: string;
	/** Loaded only when a page must be rendered: an unchanged site needs no bundle. */
	renderer: () => Promise<Renderer>;
}

/** Renders the changed pages into the staging folder; throws naming the page that fails. */
export async function renderPages(
	pages: readonly Page[],
	{ context, sharedHash, previous, existing, stagingDir, policy, now, renderer }: PagesToRender,
): Promise<PageRecord[]> {
	const records: PageRecord[] = [];
	for (const page of pages) {
		const file = pageFile(page.path);
		const facts = page.facts ? factsFile(page.path) : null;
		try {
			const { meta, data } = page.content(context);
			const key = hashOf(`${sharedHash}${page.kind}${JSON.stringify(meta)}${JSON.stringify(data)}`);
			const before = previous.pages[file];
			const hasFacts = facts === null || (previous.files[facts] === key && existing.has(facts));
			if (before?.[0] === key && existing.has(file) && hasFacts) {
				records.push({ file, facts, key, lastModified: before[1], kind: page.kind, isStaged: false });
				continue;
			}
			const draw = await renderer();
			const locals: PageLocals = { shell: context.shell, meta, data };
			const html = withContentPolicy(await draw(page.kind, locals), policy);
			stage(stagingDir, file, html);
			if (facts !== null) stage(stagingDir, facts, JSON.stringify(page.facts?.(data)));
			records.push({ file, facts, key, lastModified: now, kind: page.kind, isStaged: true });
		} catch (error) {
			throw new Error(`${page.path}: ${error instanceof Error ? error.message : String(error)}`, {
				cause: error,
			});
		}
	}
	return records;
}
