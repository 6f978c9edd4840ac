import { locate, NOT_FOUND_PAGE } from './clean-url.ts';
import { encodePath, readPath, sitePathOf } from './request-path.ts';
import { type RedirectRule, redirectFor } from './rules/redirects-file.ts';

/** The response to a request: a redirect, a file with a status, or a refusal. */
export type Decision =
	| { location: string; status: 301 | 302 | 308 }
	| { file: string; status: 200 | 404 | 410; path: string }
	| { refused: 400 };

type IsFile = (file: string) => Promise<boolean>;

/** Permanent redirect that preserves the method, to a page's canonical address. */
const MOVED = 308;

/**
 * Decides the response of a site. Rules of `_redirects` come before files, as on Cloudflare; then the file of the address or
 * its canonical address; then the 404 page, which the site may not have.
 */
export async function decide(
	url: URL,
	redirects: readonly RedirectRule[],
	isFile: IsFile,
): Promise<Decision> {
	const requested = readPath(url.pathname);
	if ('refused' in requested) {
		if (requested.refused === 400) return { refused: 400 };
		return { file: NOT_FOUND_PAGE, status: 404, path: url.pathname };
	}
	const { path } = requested;
	const rule = redirectFor(redirects, path);
	if (rule?.kind === 'move') return { location: destination(rule.to, url.search), status: rule.status };
	if (rule) {
		const file = await shownFile(rule.to, isFile);
		if (file) return { file, status: rule.status, path };
		return { file: NOT_FOUND_PAGE, status: rule.status === 200 ? 404 : rule.status, path };
	}
	const located = await locate(path, isFile);
	if (!located) return { file: NOT_FOUND_PAGE, status: 404, path };
	if ('moved' in located)
		return { location: destination(encodePath(located.moved), url.search), status: MOVED };
	return { file: located.file, status: 200, path };
}

/** The file of a rule's target, given as an address or as a file. */
async function shownFile(to: string, isFile: IsFile): Promise<string | null> {
	const target = readPath(sitePathOf(to));
	if ('refused' in target) return null;
	const name = target.path.slice(1);
	if (await isFile(name)) return name;
	const located = await locate(target.path, isFile);
	return located && 'file' in located ? located.file : null;
}

/** The target of a redirect: with the request's query unless it has its own, and on the same site unless it is absolute. */
function destination(to: string, search: string): string {
	const site = 'http://site.invalid';
	const url = new URL(to, site);
	if (url.search === '') url.search = search;
	if (!to.startsWith('/')) return url.href;
	// Two slashes at the start would mean another host.
	return url.href.slice(site.length).replace(/^\/+/, '/');
}
