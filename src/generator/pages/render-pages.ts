import type { PageLocals } from '../../features/page-data.ts';
import { factsFile, pageFile } from '../../paths/page-files.ts';
import type { SiteContext } from '../../site/context.ts';
import type { InputKeys } from '../../site/page-inputs.ts';
import type { PolicySources } from '../../site/policy-sources.ts';
import type { Page, PageContent } from '../../site/route.ts';
import { thrownMessage } from '../../thrown-message.ts';
import { stage } from '../files/stage-files.ts';
import type { Manifest } from '../manifest/manifest-form.ts';
import type { PageRecord } from '../outcome.ts';
import { withContentPolicy } from './content-policy.ts';
import { bytesOf } from './joined-bytes.ts';
import { pageKey } from './page-key.ts';
import type { Renderer } from './renderer.ts';

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

/**
 * Renders the changed pages into the staging folder. The contents of all pages are computed before the first is rendered: one after the
 * other for each page, they take 4 to 8 % more time (docs/decisions/0004-build-speed.md).
 *
 * @throws naming the page that fails
 */
export async function renderPages(pages: readonly Page[], order: PagesToRender): Promise<PageRecord[]> {
	const computed = pages.map((page) => {
		try {
			return { page, ...computePage(page, order) };
		} catch (error) {
			throw failureOf(page, error);
		}
	});
	const records: PageRecord[] = [];
	for (const { page, record, content } of computed) {
		try {
			if (content) await renderPage(page, record.file, content, order);
		} catch (error) {
			throw failureOf(page, error);
		}
		records.push(record);
	}
	return records;
}

function failureOf({ path }: Page, error: unknown): Error {
	return new Error(`${path}: ${thrownMessage(error)}`, { cause: error });
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

/** A page's record, and its content where that is to be rendered: where it is not known to be that of the last build. */
function computePage(page: Page, order: PagesToRender): { record: PageRecord; content?: PageContent } {
	const found = recordByInputs(page, order);
	if ('key' in found) return { record: found };
	const { last, ...known } = found;
	const { context, sharedHash, now } = order;
	const content = page.content(context);
	const key = pageKey(sharedHash, page.kind, content);
	const record = { ...known, ...(context.hasLinkedListPage() && NO_INPUTS), key };
	return last?.[0] === key
		? { record: { ...record, lastModified: last[1], isStaged: false } }
		: { record: { ...record, lastModified: now, isStaged: true }, content };
}

async function renderPage(
	page: Page,
	file: string,
	{ meta, data }: PageContent,
	{ context, stagingDir, policy, renderer }: PagesToRender,
): Promise<void> {
	const render = await renderer();
	const locals: PageLocals = { shell: context.shell, meta, data };
	const html = withContentPolicy(await render(page.kind, locals), policy);
	stage(stagingDir, file, bytesOf(html));
	if (page.facts) stage(stagingDir, factsFile(page.path), JSON.stringify(page.facts(data)));
}
