import { linkSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { makeFolder } from '../../make-folder.ts';
import { pageFile } from '../../paths/page-files.ts';
import { parseRedirects, type RedirectRule } from '../../preview/rules/redirects-file.ts';
import { TargetError } from '../target.ts';

/** The folder of a release with its rules as files, which web servers read without a new configuration; never served. */
const RULES = '.rules';

/**
 * Makes files of a release for the rules of its `_redirects`, so that rules change in the same instant as pages:
 *
 * - `410`: `.rules/410/cars/x.gone`, an empty file
 * - `200`: the shown page under the address that shows it, a hard link
 * - `301`, `302`, `308`: `.rules/301/search/x.link`, a symbolic link to the page it leads to, whose path nginx reads, and
 *   `.rules/301/search/x.html`, a template with which Caddy writes the header
 *
 * @param dir the release, with all its pages
 * @param hasFile whether the release has a file
 * @throws TargetError for a rule that files cannot express: a pattern, or a redirect to what is not a page of the site
 */
export function makeRuleFiles(dir: string, redirects: string, hasFile: (path: string) => boolean): void {
	const { rules } = parseRedirects(redirects);
	for (const rule of rules) if (/[*:]/.test(rule.from)) throw inexpressible(rule, 'a pattern');
	const shown = new Set<string>();
	const isPage = (file: string) => hasFile(file) || shown.has(file);
	for (const rule of rules) {
		if (rule.kind !== 'show') continue;
		const from = addressOf(rule.from);
		if (rule.status === 404) throw inexpressible(rule, 'a page with the status 404');
		if (rule.status === 410) write(join(dir, RULES, '410', `${from}.gone`), '');
		else if (!hasFile(`${from}.html`)) {
			link(join(dir, targetFile(rule, hasFile)), join(dir, `${from}.html`));
			shown.add(`${from}.html`);
		}
	}
	for (const rule of rules) {
		if (rule.kind !== 'move') continue;
		const place = join(dir, RULES, String(rule.status), addressOf(rule.from));
		const target = join(dir, targetFile(rule, isPage));
		write(`${place}.html`, locationTemplate(rule.to));
		ignoreExisting(() => symlinkSync(relative(dirname(place), target), `${place}.link`));
	}
}

/** A path of a rule without its first slash. */
function addressOf(path: string): string {
	return decodeURIComponent(path).slice(1);
}

/** A template of Caddy that sets the header of a redirect; the query of the request is kept. */
function locationTemplate(to: string): string {
	return `{{$query := ""}}{{with .OriginalReq.URL.RawQuery}}{{$query = print "?" .}}{{end}}{{.RespHeader.Set "Location" (print ${JSON.stringify(to)} $query)}}`;
}

function link(existing: string, file: string): void {
	makeFolder(dirname(file));
	ignoreExisting(() => linkSync(existing, file));
}

function targetFile(rule: RedirectRule, hasFile: (path: string) => boolean): string {
	const file = pageFile(decodeURIComponent(rule.to));
	if (!rule.to.startsWith('/') || !hasFile(file))
		throw inexpressible(rule, 'an address that is no page of the site');
	return file;
}

function write(file: string, content: string): void {
	makeFolder(dirname(file));
	writeFileSync(file, content);
}

/** Runs a step that an interrupted call may have done already. */
function ignoreExisting(step: () => void): void {
	try {
		step();
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
	}
}

function inexpressible({ from, to, status }: RedirectRule, what: string): TargetError {
	return new TargetError(
		`the rule '${from} ${to} ${status}' of _redirects has ${what}, which web servers on a folder cannot follow; deploy to a bucket with the edge service instead`,
	);
}
