import type { PageLocals } from '../features/page-data.ts';
import { factsFile, pageFile } from '../paths/paths.ts';
import type { SiteContext } from '../site/context.ts';
import type { InputKeys } from '../site/page-inputs.ts';
import type { PolicySources } from '../site/policy-sources.ts';
import type { Page } from '../site/route.ts';
import { withContentPolicy } from './content-policy.ts';
import { bytesOf } from './joined-bytes.ts';
import type { Manifest } from './manifest.ts';
import type { PageRecord } from './outcome.ts';
import { pageKey } from './page-key.ts';
import type { Renderer } from './renderer.ts';
import { stage } from './stage-files.ts';

/** The input for rendering the pages of one site. */
export interface PagesToRender {
	context: SiteContext;
	/** The hash of everything all pages share: the bundle and the chrome. */
	sharedHash: string;
	/** The keys of what the pages' content is computed from. */
	inputKeys: InputKeys;
	/** Whether the last build was in the same period of time: equal inputs then give equal content. */
	isSamePeriod: boolean;
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
export async function renderPages(pages: readonly Page[], order: PagesToRender): Promise<PageRecord[]> {
	const records: PageRecord[] = [];
	for (const page of pages) {
		try {
			const record = recordByInputs(page, order);
			records.push('key' in record ? record : await renderPage(page, record, order));
		} catch (error) {
			throw new Error(`${page.path}: ${error instanceof Error ? error.message : String(error)}`, {
				cause: error,
			});
		}
	}
	return records;
}

/** What is known of a page before its content is computed. `last` is its record of the last build, where its files are in place. */
interface KnownPage extends Pick<PageRecord, 'file' | 'facts' | 'kind' | 'inputs' | 'source'> {
	last: Manifest['pages'][string] | undefined;
}

/** The record of a page whose inputs are those of the last build, or what is known of it. */
function recordByInputs(
	page: Page,
	{ inputKeys, isSamePeriod, previous, existing }: PagesToRender,
): PageRecord | KnownPage {
	const file = pageFile(page.path);
	const facts = page.facts ? factsFile(page.path) : null;
	const recorded = previous.pages[file];
	const hasFacts = facts === null || (previous.files[facts] === recorded?.[0] && existing.has(facts));
	const last = existing.has(file) && hasFacts ? recorded : undefined;
	const comparable = isSamePeriod ? last : undefined;
	const source = inputKeys.source(page) ?? '';
	const isSameSource = comparable !== undefined && source !== '' && source === comparable[4];
	const inputs = isSameSource ? comparable[3] : (inputKeys.inputs(page) ?? '');
	const known = { file, facts, kind: page.kind, inputs, source };
	return comparable && inputs !== '' && inputs === comparable[3]
		? { ...known, key: comparable[0], lastModified: comparable[1], isStaged: false }
		: { ...known, last };
}

/** A page whose inputs are not known: the next build computes its content. */
const NO_INPUTS = { inputs: '', source: '' };

/** Computes a page's content, and renders the page where that has changed. */
async function renderPage(
	page: Page,
	{ last, ...known }: KnownPage,
	{ context, sharedHash, stagingDir, policy, now, renderer }: PagesToRender,
): Promise<PageRecord> {
	const { file, facts } = known;
	const { meta, data } = page.content(context);
	const key = pageKey(sharedHash, page.kind, { meta, data });
	const record = { ...known, ...(context.hasLinkedListPage() && NO_INPUTS), key };
	if (last?.[0] === key) return { ...record, lastModified: last[1], isStaged: false };
	const render = await renderer();
	const locals: PageLocals = { shell: context.shell, meta, data };
	const html = withContentPolicy(await render(page.kind, locals), policy);
	stage(stagingDir, file, bytesOf(html));
	if (facts !== null) stage(stagingDir, facts, JSON.stringify(page.facts?.(data)));
	return { ...record, lastModified: now, isStaged: true };
}
