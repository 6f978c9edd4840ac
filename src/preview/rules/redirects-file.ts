import { readPath, sitePathOf } from '../request-path.ts';
import { compilePattern, fillTarget, type PathPattern } from './path-pattern.ts';
import { type LineProblem, type ParsedRules, ruleLines } from './rule-file.ts';

/** Redirects; 200 shows another page of the site; 404 and 410 show it with that status. */
const MOVES = [301, 302, 308] as const;
const SHOWS = [200, 404, 410] as const;

/** `from` is the pattern as written. */
export type RedirectRule = { from: string; match: PathPattern; to: string } & (
	| { kind: 'move'; status: (typeof MOVES)[number] }
	| { kind: 'show'; status: (typeof SHOWS)[number] }
);

/** A path of the same site. Two slashes, or a slash and a backslash, would mean another host. */
const SITE_PATH = /^\/(?![/\\])/;
/** An absolute address without placeholders in its host. */
const ABSOLUTE = /^https?:\/\/[^/\\:*?#@]+(:\d+)?([/?#]|$)/;

/**
 * Parses `_redirects`: on each line a path pattern, its target (with `:name` and `:splat`), and the status. The
 * status is required, because hosts have different defaults.
 */
export function parseRedirects(text: string): ParsedRules<RedirectRule> {
	const rules: RedirectRule[] = [];
	const problems: LineProblem[] = [];
	for (const { line, text: entry } of ruleLines(text)) {
		const rule = parseRow(entry.replace(/\s+#.*$/, ''));
		if ('problem' in rule) problems.push({ line, message: rule.problem });
		else rules.push(rule);
	}
	return { rules, problems };
}

function parseRow(entry: string): RedirectRule | { problem: string } {
	const [from, to, code, ...more] = entry.split(/\s+/);
	if (!from || !to || !code || more.length > 0)
		return { problem: `expected "from to status", found ${JSON.stringify(entry)}` };
	const pattern = compilePattern(from);
	if ('problem' in pattern) return pattern;

	const move = MOVES.find((status) => String(status) === code);
	if (move && (SITE_PATH.test(to) || (ABSOLUTE.test(to) && URL.canParse(to))))
		return { from, match: pattern.match, to, kind: 'move', status: move };
	if (move)
		return {
			problem: `expected a path of the site or an http address to lead to, found ${JSON.stringify(to)}`,
		};

	const show = SHOWS.find((status) => String(status) === code);
	if (!show)
		return {
			problem: `expected the status ${[...SHOWS, ...MOVES].join(', ')}, found ${JSON.stringify(code)}`,
		};
	if (!SITE_PATH.test(to))
		return { problem: `expected a path of the site to show, found ${JSON.stringify(to)}` };
	return { from, match: pattern.match, to, kind: 'show', status: show };
}

/** The first rule for a path, its target filled in. A redirect to the same path is skipped. */
export function redirectFor(rules: readonly RedirectRule[], path: string): RedirectRule | null {
	for (const rule of rules) {
		const captures = rule.match(path);
		if (!captures) continue;
		const to = fillTarget(rule.to, captures);
		if (rule.kind === 'show' || !leadsTo(to, path)) return { ...rule, to };
	}
	return null;
}

function leadsTo(to: string, path: string): boolean {
	if (!to.startsWith('/')) return false;
	const target = readPath(sitePathOf(to));
	return 'path' in target && target.path === path;
}
