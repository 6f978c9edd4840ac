import { compilePattern, type PathPattern } from './path-pattern.ts';
import { type LineProblem, type ParsedRules, ruleLines } from './rule-file.ts';

/** Headers to set, by lower-case name; null removes a header. */
export type HeaderChanges = Map<string, string | null>;

/** A rule of `_headers`: the paths it is about, and their headers. */
export interface HeaderRule {
	match: PathPattern;
	changes: HeaderChanges;
}

/** Headers of the transferred bytes or the connection, which only the server may set. */
const SERVER_HEADERS = new Set([
	...['connection', 'content-encoding', 'content-length', 'date', 'etag', 'keep-alive', 'last-modified'],
	...['location', 'set-cookie', 'trailer', 'transfer-encoding', 'upgrade'],
]);

/**
 * Reads `_headers` in the syntax of Cloudflare and Netlify: a path pattern, and indented below it `Name: value`, the same
 * name again for a further value, or `! Name` to remove a header.
 */
export function parseHeaders(text: string): ParsedRules<HeaderRule> {
	const rules: HeaderRule[] = [];
	const problems: LineProblem[] = [];
	let changes: HeaderChanges | null = null;

	for (const { line, text: entry } of ruleLines(text)) {
		if (/^(\/|https?:)/.test(entry)) {
			const pattern = compilePattern(entry);
			// Headers below an invalid path are checked, but belong to no rule.
			changes = new Map();
			if ('problem' in pattern) problems.push({ line, message: pattern.problem });
			else rules.push({ match: pattern.match, changes });
			continue;
		}
		const header = parseHeader(entry);
		if ('problem' in header) problems.push({ line, message: header.problem });
		else if (!changes)
			problems.push({ line, message: `expected a path before the first header, found ${entry}` });
		else changes.set(header.name, joined(changes.get(header.name), header.value));
	}
	return { rules, problems };
}

/** The combined changes of all rules for a path; a later rule's header replaces an earlier rule's. */
export function headersFor(rules: readonly HeaderRule[], path: string): HeaderChanges {
	return new Map(rules.filter(({ match }) => match(path)).flatMap(({ changes }) => [...changes]));
}

function parseHeader(entry: string): { name: string; value: string | null } | { problem: string } {
	const removed = /^!\s*([\w-]+)$/.exec(entry)?.[1];
	// Values are printable ASCII, spaces and tabs: what every host and browser accepts.
	const [, name = removed, value = null] = /^([\w-]+)\s*:\s*([\t\x20-\x7e]+)$/.exec(entry) ?? [];
	if (name === undefined) return { problem: `expected "Name: value", found ${JSON.stringify(entry)}` };
	if (SERVER_HEADERS.has(name.toLowerCase())) return { problem: `the header ${name} is the server's to set` };
	return { name: name.toLowerCase(), value };
}

function joined(earlier: string | null | undefined, value: string | null): string | null {
	return earlier && value !== null ? `${earlier}, ${value}` : value;
}
