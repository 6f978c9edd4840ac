import { hash } from 'node:crypto';
import type { PolicySources } from '../../site/policy-sources.ts';

/** Hashes by script: the same few inline scripts are in thousands of pages. */
const hashes = new Map<string, string>();

/**
 * Inserts a Content Security Policy at the start of a page's head, with the hashes of exactly its inline scripts (design:
 * security). Data blocks such as JSON-LD are not executed and need none.
 *
 * @param sources further hosts that the dealer's features connect to
 * @returns the parts of the page, which are not joined: that would copy it
 */
export function withContentPolicy(html: string, sources: PolicySources): string[] {
	const head = html.indexOf('<head>');
	if (head < 0) throw new Error('the page has no <head>');
	const at = head + '<head>'.length;
	const meta = `<meta http-equiv="Content-Security-Policy" content="${contentPolicy(inlineScripts(html), sources)}">`;
	return [html.slice(0, at), meta, html.slice(at)];
}

function contentPolicy(scripts: readonly string[], { connect, script, frame }: PolicySources): string {
	const list = (...parts: (string | readonly string[])[]) => parts.flat().join(' ');
	return [
		"default-src 'self'",
		list("script-src 'self'", script, scripts.map(hashSource)),
		"style-src 'self' 'unsafe-inline'",
		"img-src 'self' data: https:",
		list("connect-src 'self'", connect),
		...(frame.length > 0 ? [list("frame-src 'self'", frame)] : []),
		"object-src 'none'",
		"base-uri 'self'",
		"form-action 'self'",
	].join('; ');
}

/** The texts of the inline scripts. */
function inlineScripts(html: string): string[] {
	const found = new Set<string>();
	for (let at = html.indexOf('<script'); at >= 0; at = html.indexOf('<script', at)) {
		const bodyAt = html.indexOf('>', at) + 1;
		const end = html.indexOf('</script>', bodyAt);
		if (bodyAt === 0 || end < 0) throw new Error('the page has a <script> without an end');
		const attributes = html.slice(at, bodyAt);
		const isData = /\btype="(application\/(ld\+)?json|speculationrules)"/.test(attributes);
		if (!isData && !/\bsrc=/.test(attributes)) found.add(html.slice(bodyAt, end));
		at = end;
	}
	return [...found];
}

function hashSource(script: string): string {
	let source = hashes.get(script);
	if (!source) {
		source = `'sha256-${hash('sha256', script, 'base64')}'`;
		hashes.set(script, source);
	}
	return source;
}
